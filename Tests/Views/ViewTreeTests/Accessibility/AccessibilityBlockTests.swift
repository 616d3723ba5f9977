// SPDX-License-Identifier: Apache-2.0

import Accessibility
import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import ViewStage
@testable import MullionViewTree

/// Tests of the accessibility blocks of an object.
@MainActor
struct AccessibilityBlockTests {
  private let root = UIView()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let surface: ViewSurface

  init() {
    surface = Stage(root, size: CGSize(width: 300, height: 400), scale: 1, isShown: false).surface
    root.addSubview(view)
  }

  private var line: String {
    surface.frame(at: 0)
    let text = AccessibilityText.text(of: AccessibilityReader(surface).read(), showsFrames: false)
    return text.split(separator: "\n").dropFirst().map {
      $0.trimmingCharacters(in: .whitespaces)
    }.joined(separator: "; ")
  }

  private func node() throws -> AccessibilityNode {
    try #require(AccessibilityReader(surface).read().children.first)
  }

  @Test func `what blocks answer is read before properties`() {
    view.isAccessibilityElement = false
    view.accessibilityLabel = "old"
    view.isAccessibilityElementBlock = { true }
    var count = 1
    view.accessibilityLabelBlock = { "\(count) apples" }
    view.accessibilityValueBlock = { nil }
    view.accessibilityValue = "ripe"
    view.accessibilityHintBlock = { "Eats one" }
    view.accessibilityTraitsBlock = { .button }
    view.accessibilityIdentifierBlock = { "apples" }
    expect(line, equals: "button \"1 apples\" = \"ripe\" hint \"Eats one\" #apples [activate]")
    count = 2
    expect(line.hasPrefix("button \"2 apples\""))
    expect(view.accessibilityLabel, equals: "old")
    view.accessibilityLabelBlock = nil
    view.accessibilityAttributedLabelBlock = { NSAttributedString(string: "pears") }
    view.accessibilityAttributedValueBlock = { NSAttributedString(string: "green") }
    view.accessibilityAttributedHintBlock = { NSAttributedString(string: "unheard") }
    expect(line.hasPrefix("button \"pears\" = \"green\" hint \"Eats one\""))
  }

  @Test func `blocks act before methods`() throws {
    view.isAccessibilityElement = true
    view.accessibilityTraits = [.button, .adjustable]
    var log: [String] = []
    view.accessibilityActivateBlock = {
      log.append("activate")
      return true
    }
    view.accessibilityIncrementBlock = { log.append("up") }
    view.accessibilityDecrementBlock = { log.append("down") }
    view.accessibilityPerformEscapeBlock = {
      log.append("escape")
      return true
    }
    surface.frame(at: 0)
    let node = try node()
    for action: AccessibilityAction in [.activate, .increment, .decrement, .escape] {
      expect(node.perform(action, in: surface))
    }
    expect(log, equals: ["activate", "up", "down", "escape"])
  }

  @Test func `blocks say what is held, and what is hidden`() {
    let inner = UIAccessibilityElement(accessibilityContainer: view)
    inner.accessibilityLabel = "inner"
    inner.accessibilityFrameBlock = { CGRect(x: 5, y: 5, width: 10, height: 10) }
    inner.accessibilityActivationPointBlock = { CGPoint(x: 6, y: 6) }
    view.accessibilityElementsBlock = { [inner] }
    view.accessibilityContainerTypeBlock = { .list }
    expect(line, equals: "list; group \"inner\"")
    view.accessibilityElementsHiddenBlock = { true }
    expect(line, equals: "")
    view.accessibilityElementsHiddenBlock = nil
    view.accessibilityViewIsModalBlock = { true }
    view.accessibilityContainerTypeBlock = nil
    expect(line, equals: "dialog; group \"inner\"")
    view.accessibilityElementsBlock = { nil }
    view.isAccessibilityElement = true
    view.accessibilityCustomActionsBlock = {
      [UIAccessibilityCustomAction(name: "Peel") { _ in true }]
    }
    expect(line.contains("Peel"))
  }

  private final class Dog: UIView, AXCustomContentProvider {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! = nil
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock?
  }

  @Test func `more content is read, what is important first`() throws {
    view.removeFromSuperview()
    let dog = Dog(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    root.addSubview(dog)
    dog.isAccessibilityElement = true
    dog.accessibilityLabel = "Bailey"
    dog.accessibilityHint = "Opens the dog"
    expect(line, equals: "group \"Bailey\" hint \"Opens the dog\"")
    let age = AXCustomContent(label: "Age", value: "2 years")
    let breed = AXCustomContent(label: "Breed", value: "Beagle")
    breed.importance = .high
    dog.accessibilityCustomContent = [age, breed]
    expect(
      line,
      equals: "group \"Bailey\" content \"Breed, Beagle\", \"Age, 2 years\" hint \"Opens the dog\"")
    expect(try node().description, equals: "Breed, Beagle, Age, 2 years, Opens the dog")
    dog.accessibilityCustomContentBlock = { [AXCustomContent(label: "Mood", value: "")] }
    expect(line.contains("content \"Mood\""))
  }

  @Test func `a textual context is kept`() {
    expect(view.accessibilityTextualContext == nil)
    view.accessibilityTextualContext = .sourceCode
    expect(view.accessibilityTextualContext, equals: .sourceCode)
    expect(
      Set<UIAccessibilityTextualContext>([
        .console, .fileSystem, .messaging, .narrative, .sourceCode, .spreadsheet, .wordProcessing,
      ]).count, equals: 7)
  }

  @Test(arguments: [
    (UIColor.red, "red"), (.black, "black"), (.white, "white"), (.clear, "transparent"),
    (.gray, "gray"), (.lightGray, "light gray"), (.darkGray, "dark gray"), (.blue, "blue"),
    (.green, "green"), (.cyan, "cyan"), (.yellow, "yellow"), (.magenta, "magenta"),
    (.orange, "orange"), (.purple, "purple"), (.brown, "brown"),
    (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
    (UIColor(red: 0.7, green: 0.8, blue: 1, alpha: 1), "light blue"),
    (UIColor(red: 1, green: 0.7, blue: 0.8, alpha: 1), "pink"),
  ])
  func `a colour has a name`(_ color: UIColor, _ name: String) {
    expect(color.accessibilityName, equals: name)
  }

  @Test func `what answers is kept as it was given`() {
    let isElement: AXBoolReturnBlock = { true }
    let label: AXAttributedStringReturnBlock = { NSAttributedString(string: "pears") }
    let traits: AXTraitsReturnBlock = { .header }
    let frame: AXRectReturnBlock = { CGRect(x: 0, y: 0, width: 9, height: 9) }
    let point: AXPointReturnBlock = { CGPoint(x: 3, y: 4) }
    let elements: AXArrayReturnBlock = { [1] }
    let kind: AXContainerTypeReturnBlock = { .landmark }
    let actions: AXCustomActionsReturnBlock = { [] }
    let up: AXVoidReturnBlock = {}
    view.isAccessibilityElementBlock = isElement
    view.accessibilityAttributedLabelBlock = label
    view.accessibilityTraitsBlock = traits
    view.accessibilityFrameBlock = frame
    view.accessibilityActivationPointBlock = point
    view.accessibilityElementsBlock = elements
    view.accessibilityContainerTypeBlock = kind
    view.accessibilityCustomActionsBlock = actions
    view.accessibilityIncrementBlock = up
    expect(view.isAccessibilityElementBlock?(), equals: true)
    expect(view.accessibilityAttributedLabelBlock?()?.string, equals: "pears")
    expect(view.accessibilityTraitsBlock?(), equals: .header)
    expect(view.accessibilityFrameBlock?().width, equals: 9)
    expect(view.accessibilityActivationPointBlock?(), equals: CGPoint(x: 3, y: 4))
    expect(view.accessibilityElementsBlock?()?.count, equals: 1)
    expect(view.accessibilityContainerTypeBlock?(), equals: .landmark)
    expect(view.accessibilityCustomActionsBlock?()?.isEmpty, equals: true)
    expect(view.accessibilityIncrementBlock != nil && view.accessibilityDecrementBlock == nil)
  }
}
