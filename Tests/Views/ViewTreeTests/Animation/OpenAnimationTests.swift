// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of animations that are begun and committed, without closures.
@MainActor
struct OpenAnimationTests {
  private final class Follower: NSObject {
    var heard: [String] = []
    func began(_ name: String?, context: UnsafeMutableRawPointer?) {
      heard.append("began \(name ?? "-") \(context == nil)")
    }
    func ended(_ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
      heard.append("ended \(name ?? "-") \(finished.boolValue)")
    }
  }

  private let stage = Stage.withBox()
  private var box: UIView { stage.box }

  /// The rounded left edge of the box in the display tree.
  private var x: CGFloat { stage.x.rounded() }

  @Test func `what is set between beginning and committing is animated`() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    box.frame.origin.x = 100
    UIView.commitAnimations()
    expect(box.frame.origin.x == 100 && x == 0)
    stage.wait(0.5)
    expect(x, equals: 50)
    stage.wait(0.5)
    expect(x, equals: 100)
    box.frame.origin.x = 0
    expect(x, equals: 0)
  }

  @Test func `an animation about which nothing is said takes a fifth of a second`() {
    UIView.beginAnimations("plain", context: nil)
    box.frame.origin.x = 100
    UIView.commitAnimations()
    stage.wait(0.1)
    expect(x, equals: 50)
    stage.wait(0.1)
    expect(x, equals: 100)
  }

  @Test func `the delegate hears when it begins and ends`() {
    let follower = Follower()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDelegate(follower)
    UIView.setAnimationWillStart(Selector("began:context:", Follower.began))
    UIView.setAnimationDidStop(Selector("ended:finished:context:", Follower.ended))
    UIView.setAnimationDuration(0.5)
    box.alpha = 0
    expect(follower.heard.isEmpty)
    UIView.commitAnimations()
    expect(follower.heard, equals: ["began move true"])
    stage.wait(0.4)
    expect(follower.heard.count, equals: 1)
    stage.wait(0.2)
    expect(follower.heard, equals: ["began move true", "ended move true"])
  }

  @Test func `it waits, repeats and runs back as it is told`() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelay(1)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    box.frame.origin.x = 100
    UIView.commitAnimations()
    stage.wait(1.25)
    expect(x, equals: 25)
    stage.wait(1)
    expect(x, equals: 75)
    stage.wait(1)
    expect(x, equals: 25)
  }

  @Test func `an inner animation ends before the outer one goes on`() {
    UIView.beginAnimations("outer", context: nil)
    UIView.setAnimationDuration(1)
    UIView.beginAnimations("inner", context: nil)
    UIView.setAnimationDuration(4)
    UIView.setAnimationCurve(.linear)
    box.frame.origin.x = 100
    UIView.commitAnimations()
    expect(UIView.inheritedAnimationDuration, equals: 1)
    UIView.commitAnimations()
    expect(UIView.inheritedAnimationDuration, equals: 0)
    stage.wait(1)
    expect(x, equals: 25)
  }

  @Test func `committing what was not begun does nothing`() {
    UIView.commitAnimations()
    UIView.setAnimationDuration(3)
    box.frame.origin.x = 100
    expect(x, equals: 100)
  }

  @Test func `a view turns to what it shows at the end`() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(.flipFromLeft, for: box, cache: true)
    box.backgroundColor = .white
    UIView.commitAnimations()
    stage.wait(0.3)
    let shown = stage.surface.displayTree().children.first
    expect(shown?.identity != ObjectIdentifier(box) || shown?.children.isEmpty == false)
    let all: [UIView.AnimationTransition] = [
      .none, .flipFromLeft, .flipFromRight, .curlUp, .curlDown,
    ]
    expect(all.map(\.rawValue), equals: [0, 1, 2, 3, 4])
  }
}
