// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import ViewStage

/// Tests of the accessibility properties of objects that are not views.
@MainActor
struct AccessibleByNameTests {
  private final class Song: NSObject {}

  @Test func `every object keeps what is said of it, and no other has it`() {
    let song = Song()
    let other = Song()
    expect(song.accessibilityLabel == nil && !song.isAccessibilityElement)
    song.accessibilityLabel = "Prelude"
    song.accessibilityHint = "Plays it"
    song.accessibilityTraits = .button
    song.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expect(song.accessibilityLabel == "Prelude" && song.accessibilityHint == "Plays it")
    expect(song.accessibilityUserInputLabels, equals: ["Prelude"])
    expect(song.accessibilityActivationPoint, equals: CGPoint(x: 25, y: 40))
    expect(other.accessibilityLabel == nil && other.accessibilityTraits.isEmpty)
  }

  @Test func `a view answers for itself, whatever it is known as`() {
    let view = UIView()
    let object: NSObject = view
    object.accessibilityLabel = "Cover"
    expect(view.accessibilityLabel, equals: "Cover")
    view.accessibilityValue = "front"
    expect(object.accessibilityValue, equals: "front")
  }

  @Test func `pictures, elements of menus and views have names for tests`() {
    let named: [any UIAccessibilityIdentification] = [
      UIImage(), UIAction(title: "Play") { _ in }, UIMenu(title: "More"), UIView(),
    ]
    for thing in named {
      expect(thing.accessibilityIdentifier == nil)
      thing.accessibilityIdentifier = "name"
      expect(thing.accessibilityIdentifier, equals: "name")
    }
  }

  @Test func `what was said of an object goes with it`() {
    for number in 0..<1000 {
      let song = Song()
      expect(song.accessibilityLabel == nil)
      song.accessibilityLabel = "\(number)"
    }
  }

  @Test func `an object among the elements of a view is read`() {
    let stage = Stage()
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let song = Song()
    song.isAccessibilityElement = true
    song.accessibilityLabel = "Prelude"
    song.accessibilityTraits = .button
    song.accessibilityFrame = CGRect(x: 10, y: 20, width: 100, height: 40)
    let silent = Song()
    silent.accessibilityLabel = "unheard"
    silent.accessibilityFrame = CGRect(x: 10, y: 80, width: 100, height: 40)
    list.accessibilityElements = [song, silent, Song()]
    stage.root.addSubview(list)
    stage.surface.frame(at: 0)
    let read = AccessibilityReader(stage.surface).read().all
    expect(read.compactMap(\.label), equals: ["Prelude"])
    expect(read.last?.role, equals: .button)
    expect(read.last?.frame, equals: CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test func `views have names for restoring, which nothing uses`() {
    let view = UIView()
    expect(view.restorationIdentifier == nil)
    view.restorationIdentifier = "cover"
    expect(view.restorationIdentifier, equals: "cover")
  }
}
