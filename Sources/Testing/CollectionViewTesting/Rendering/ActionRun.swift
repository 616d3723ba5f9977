// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// The execution of actions on the screen of a harness.
@MainActor
struct ActionRun {
  private let harness: CollectionViewHarness

  init(_ harness: CollectionViewHarness) { self.harness = harness }

  /// Performs an action.
  ///
  /// - Throws: `PictureFailure` when the user could not perform it: the element is missing, out of sight or
  ///   covered, nothing can be scrolled, no field takes text.
  func perform(_ action: ScreenAction) throws(PictureFailure) {
    do throws(Obstacle) {
      try run(action)
    } catch {
      throw PictureFailure(error.message)
    }
  }

  private func run(_ action: ScreenAction) throws(Obstacle) {
    switch action {
    case .tap(let place): harness.tap(at: place)
    case .tapText(let text): harness.tap(at: try place(of: text))
    case .tapReference(let reference): harness.tap(at: try place(ofReference: reference))
    case .hold(let place): harness.longPress(at: place)
    case .holdReference(let reference): harness.longPress(at: try place(ofReference: reference))
    case .drag(let start, let end, false): harness.drag(from: start, to: end)
    case .drag(let start, let end, true): harness.dragAndHold(from: start, to: end)
    case .wheel(let distance): harness.scroll(by: CGVector(dx: 0, dy: distance))
    case .scroll(let target, let direction, let points):
      try ScrollRun(harness, inspection, target).scroll(direction, by: points)
    case .scrollTo(let target, let wanted):
      try ScrollRun(harness, inspection, target).scroll(to: wanted)
    case .swipe(let target, let direction): try swipe(target, direction)
    case .type(let text): try type(text)
    case .press(let key): _ = harness.press(key)
    case .wait(let seconds): harness.advance(by: seconds)
    case .rotate: harness.rotate()
    case .back: try goBack()
    case .settings(let settings): apply(settings)
    }
  }

  private var inspection: Inspection {
    harness.finishMotion()
    return Inspection(harness.surface, harness.references)
  }

  // MARK: Places

  private func place(ofReference reference: String) throws(Obstacle) -> CGPoint {
    try target(reference).place(in: harness.view, avoidsControls: true)
  }

  private func target(_ reference: String) throws(Obstacle) -> TouchTarget {
    let element = try ReferenceFinder(inspection, harness.references).element(reference)
    return TouchTarget(words: element.words, view: element.view, area: element.seen)
  }

  /// Returns the centre of the frontmost label with a text, or else a point of the element with that name.
  private func place(of text: String) throws(Obstacle) -> CGPoint {
    if let place = Self.place(of: text, in: harness.view) { return place }
    let names = inspection.all.flatMap { [$0.element.text, $0.element.identifier] }
      .compactMap { $0 }
    do throws(Obstacle) {
      return try TargetFinder(harness.surface).target(text).place(in: harness.view)
    } catch {
      guard error.message.hasPrefix("no visible element is called") else { throw error }
      let nearest = NearestNames.names(text, in: names).map { ElementText.quoted($0) }
      throw Obstacle(
        "There is no text '\(text)' on the screen; "
          + (nearest.isEmpty
            ? "look or render without --do lists the texts"
            : "the nearest are \(nearest.joined(separator: ", "))") + ".")
    }
  }

  /// Returns the centre of the frontmost label whose text is `text`, or `nil` if there is none.
  private static func place(of text: String, in view: UIView) -> CGPoint? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    for subview in view.subviews.reversed() {
      if let place = place(of: text, in: subview) { return place }
    }
    guard let label = view as? UILabel, label.text == text else { return nil }
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }

  // MARK: Gestures

  private func swipe(
    _ reference: String?, _ direction: ScreenAction.Direction
  ) throws(Obstacle) {
    guard let reference else {
      let area = CGRect(origin: .zero, size: harness.size)
      return harness.drag(from: start(direction, area), to: end(direction, area), duration: 0.15)
    }
    let target = try target(reference)
    _ = try target.place(in: harness.view)
    // Pauses at the end, so that the actions of a row stay visible.
    harness.dragAndHold(from: start(direction, target.area), to: end(direction, target.area))
  }

  private func start(_ direction: ScreenAction.Direction, _ area: CGRect) -> CGPoint {
    switch direction {
    case .left: CGPoint(x: area.minX + area.width * 0.7, y: area.midY)
    case .right: CGPoint(x: area.minX + area.width * 0.3, y: area.midY)
    case .up: CGPoint(x: area.midX, y: area.minY + area.height * 0.7)
    case .down: CGPoint(x: area.midX, y: area.minY + area.height * 0.3)
    }
  }

  private func end(_ direction: ScreenAction.Direction, _ area: CGRect) -> CGPoint {
    switch direction {
    case .left: start(.right, area)
    case .right: start(.left, area)
    case .up: start(.down, area)
    case .down: start(.up, area)
    }
  }

  // MARK: Input

  private func type(_ text: String) throws(Obstacle) {
    guard !harness.type(text) else { return }
    let fields = inspection.all.map(\.element).filter {
      ["field", "search-field", "text-view"].contains($0.role)
    }
    throw Obstacle(
      "no text input is focused; "
        + (fields.isEmpty
          ? "the screen has no field."
          : "tap a field first: \(fields.prefix(5).map(\.words).joined(separator: ", "))."))
  }

  // MARK: Navigation

  private func goBack() throws(Obstacle) {
    let root = (harness.view as? UIWindow)?.rootViewController
    guard let shown = ScreenHeading.shown(by: root) else {
      throw Obstacle("the screen shows a view without a controller, so there is no way back.")
    }
    var controller: UIViewController? = shown
    while let current = controller {
      if let navigation = current.navigationController, navigation.viewControllers.count > 1 {
        harness.act { _ in _ = navigation.popViewController(animated: true) }
        return harness.layout()
      }
      if let presenting = current.presentingViewController {
        harness.act { _ in presenting.dismiss(animated: true) }
        return harness.layout()
      }
      controller = current.parent
    }
    throw Obstacle(
      "\(ViewName.of(shown)) is the first controller: nothing was pushed or presented before it.")
  }

  private func apply(_ settings: [ScreenAction.Setting]) {
    var device = harness.device
    for setting in settings {
      switch setting {
      case .dark: device.userInterfaceStyle = .dark
      case .light: device.userInterfaceStyle = .light
      case .highContrast: device.accessibilityContrast = .high
      case .normalContrast: device.accessibilityContrast = .normal
      case .rightToLeft: device.layoutDirection = .rightToLeft
      case .leftToRight: device.layoutDirection = .leftToRight
      case .textSize(let word):
        device.preferredContentSizeCategory = TextSizeWord.size(word) ?? .large
      }
    }
    harness.show(on: device)
  }
}
