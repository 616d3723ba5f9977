// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the accessibility properties that an app sets, and of their interpretation by assistive
/// technologies.
@MainActor
@Suite("Accessible objects", .serialized)
struct AccessibleObjectTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400))

  private func read() -> [AccessibilityNode] {
    stage.surface.frame(at: stage.time)
    return AccessibilityReader(stage.surface).read().all
  }

  private func add(_ label: String) -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    stage.root.addSubview(view)
    return view
  }

  @Test func `what is said with attributes is said, until something else is`() {
    let view = UIView()
    expect(view.accessibilityAttributedLabel == nil && !view.accessibilityIgnoresInvertColors)
    let words = NSAttributedString(string: "Bonjour", attributes: [.kern: 1])
    view.accessibilityAttributedLabel = words
    view.accessibilityAttributedValue = NSAttributedString(string: "half")
    view.accessibilityAttributedHint = NSAttributedString(string: "greets")
    expect(view.accessibilityLabel == "Bonjour" && view.accessibilityValue == "half")
    expect(view.accessibilityHint == "greets" && view.accessibilityAttributedLabel == words)
    view.accessibilityLabel = "Hello"
    expect(view.accessibilityAttributedLabel, equals: NSAttributedString(string: "Hello"))
    view.accessibilityValue = nil
    view.accessibilityHint = "waves"
    expect(view.accessibilityAttributedValue == nil)
    expect(view.accessibilityAttributedHint?.string, equals: "waves")
    view.accessibilityIgnoresInvertColors = true
    expect(view.accessibilityIgnoresInvertColors)
  }

  @Test func `nothing is said of an object until somebody says it`() {
    let object = AccessibleObject()
    expect(!object.isAccessibilityElement && object.accessibilityLabel == nil)
    expect(object.accessibilityValue == nil && object.accessibilityHint == nil)
    expect(object.accessibilityTraits.isEmpty && object.accessibilityFrame == .zero)
    expect(object.accessibilityElements == nil && object.accessibilityCustomActions == nil)
    expect(!object.accessibilityElementsHidden && !object.accessibilityViewIsModal)
    expect(!object.accessibilityActivate() && !object.accessibilityPerformEscape())
    expect(!object.accessibilityScroll(.up) && !object.accessibilityPerformMagicTap())
    object.accessibilityLabel = "Play"
    object.accessibilityHint = "Starts the song"
    object.accessibilityLanguage = "en-GB"
    expect(object.accessibilityLabel == "Play" && object.accessibilityHint == "Starts the song")
    expect(object.accessibilityLanguage, equals: "en-GB")
  }

  @Test func `people can call an object by its label, unless it has other names`() {
    let object = AccessibleObject()
    expect(object.accessibilityUserInputLabels == nil)
    object.accessibilityLabel = "Play"
    expect(object.accessibilityUserInputLabels, equals: ["Play"])
    object.accessibilityUserInputLabels = ["Start", "Go"]
    expect(object.accessibilityUserInputLabels, equals: ["Start", "Go"])
  }

  @Test func `an object is pressed in its middle, unless it says where`() {
    let object = AccessibleObject()
    object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expect(object.accessibilityActivationPoint, equals: CGPoint(x: 25, y: 40))
    object.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    expect(object.accessibilityActivationPoint, equals: CGPoint(x: 1, y: 2))
    expect(object.accessibilityFrame.midX, equals: 25)
  }

  @Test func `an object holds the elements that it lists`() {
    let (object, one, two) = (AccessibleObject(), AccessibleObject(), AccessibleObject())
    expect(object.accessibilityElementCount() == 0 && object.accessibilityElement(at: 0) == nil)
    object.accessibilityElements = [one, two]
    expect(object.accessibilityElementCount(), equals: 2)
    expect(object.accessibilityElement(at: 1) as? AccessibleObject === two)
    expect(object.accessibilityElement(at: 2) == nil)
    expect(object.index(ofAccessibilityElement: two), equals: 1)
    expect(object.index(ofAccessibilityElement: object), equals: NSNotFound)
  }

  @Test func `traits decide what an element is to a screen reader`() throws {
    let view = add("thing")
    let roles: [(UIAccessibilityTraits, AccessibilityRole)] = [
      (.none, .group), (.button, .button), (.link, .link), (.image, .image),
      (.staticText, .text), (.header, .heading), (.searchField, .searchField),
      (.toggleButton, .toggleButton), (.keyboardKey, .button), (.adjustable, .slider),
      (.tabBar, .tabList),
    ]
    for (traits, role) in roles {
      view.accessibilityTraits = traits
      expect(read().first { $0.label == "thing" }?.role, equals: role, "\(traits)")
    }
    view.accessibilityTraits = [.button, .selected, .notEnabled]
    let node = try #require(read().first { $0.label == "thing" })
    expect(node.states.isSelected == true && node.states.isDisabled && node.actions.isEmpty)
    view.accessibilityTraits = [.button, .adjustable]
    let actions = read().first { $0.label == "thing" }?.actions
    expect(actions, equals: [.activate, .increment, .decrement])
  }

  @Test func `each trait is a bit of its own`() {
    let all: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .tabBar, .header, .toggleButton,
    ]
    expect(UIAccessibilityTraits.none.isEmpty)
    expect(all.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    expect(Set(all).count, equals: all.count)
    expect(all.prefix(17).map(\.rawValue), equals: (0..<17).map { 1 << $0 })
  }

  @Test func `an object that can be read only does not respond to people`() {
    let object = AccessibleObject()
    expect(object.accessibilityRespondsToUserInteraction)
    object.accessibilityTraits = .staticText
    expect(!object.accessibilityRespondsToUserInteraction)
    object.accessibilityRespondsToUserInteraction = true
    expect(object.accessibilityRespondsToUserInteraction)
  }

  @Test func `an action of the application's is offered by name, and says how it went`() throws {
    let view = add("mail")
    var done: [String] = []
    let handler: UIAccessibilityCustomAction.Handler = { action in
      done.append(action.name)
      return action.name == "Archive"
    }
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive", actionHandler: handler),
      UIAccessibilityCustomAction(
        name: "Flag", image: UIImage(systemName: "flag"), actionHandler: handler),
    ]
    let node = try #require(read().first { $0.label == "mail" })
    expect(node.actions, equals: [.custom(0, "Archive"), .custom(1, "Flag")])
    expect(node.perform(.custom(0, "Archive"), in: stage.surface))
    expect(!node.perform(.custom(1, "Flag"), in: stage.surface))
    expect(done, equals: ["Archive", "Flag"])
    expect(view.accessibilityCustomActions?[1].image?.isSymbolImage, equals: true)
  }

  @Test func `observers hear of what the person asks for, by Foundation's names`() {
    final class Count: @unchecked Sendable { var names: [String] = [] }
    let count = Count()
    let names: [UIAccessibility.NotificationName] = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        count.names.append($0.name.rawValue)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    let services = HostServices()
    services.setReducesMotion(true)
    services.setReducesMotion(true)
    services.setScreenReaderRunning(true)
    expect(
      count.names,
      equals: [
        "UIAccessibilityReduceMotionStatusDidChangeNotification",
        "UIAccessibilityVoiceOverStatusDidChangeNotification",
      ])
  }

  @Test func `what is announced is said, and a new layout leads the focus to its element`() {
    var said: [String] = []
    stage.surface.services = HostServices()
    stage.surface.services.announce = { said.append($0) }
    let field = Keys(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let other = Keys(frame: CGRect(x: 0, y: 60, width: 50, height: 50))
    for view in [field, other] { stage.root.addSubview(view) }
    stage.surface.frame(at: 0)
    func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
      stage.surface.addFrameCallback { _ in
        UIAccessibility.post(notification: notification, argument: argument)
        return false
      }
      stage.wait(0.1)
    }
    post(.announcement, "Sent")
    post(.screenChanged, "Inbox")
    expect(said, equals: ["Sent", "Inbox"])
    post(.layoutChanged, field)
    expect(stage.surface.firstResponder === field)
    post(.announcement, other)
    expect(stage.surface.firstResponder === field)
    post(.screenChanged, other)
    expect(stage.surface.firstResponder === other && said.count == 2)
    let all: [UIAccessibility.Notification] = [
      .screenChanged, .layoutChanged, .announcement, .pageScrolled,
    ]
    expect(all.map(\.rawValue), equals: [1000, 1001, 1008, 1009])
  }

  private final class Keys: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }
}
