// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionControls
import MullionTables
import MullionViewControllers
import MullionViewTree

/// An object that performs an action in response to user input.
@MainActor
struct ActionSource {
  private let object: NSObject
  private let event: UIControl.Event?
  private let isEventKnown: Bool

  /// Creates the source `object` for the control event that a file names `event`, or for the object's default
  /// event if `event` is `nil`.
  init(_ object: NSObject, event: String?) {
    self.object = object
    self.event = event.flatMap { Self.events[$0] }
    isEventKnown = event == nil || self.event != nil
  }

  /// Connects the object so that it sends the action called `name` to `target`, or along the responder chain
  /// if `target` is `nil`.
  ///
  /// - Returns: `false` if the object cannot send the action.
  func send(_ name: String, to target: NSObject?) -> Bool {
    guard isEventKnown else { return false }
    let action = Selector(name)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: event ?? usualEvent(of: control))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      guard let target else { return false }
      recognizer.addTarget(target, action: action)
    default: return false
    }
    return true
  }

  /// Calls `body` with the sender whenever the object's action is triggered.
  ///
  /// - Parameters:
  ///   - isAccessory: Whether the accessory of a table cell triggers the action, instead of its selection.
  ///   - body: The closure to call with the sender.
  /// - Returns: `false` if the object sends no actions.
  @discardableResult
  func perform(isAccessory: Bool, _ body: @escaping @MainActor (NSObject) -> Void) -> Bool {
    switch object {
    case let control as UIControl:
      let action = UIAction { [weak control] _ in
        if let control { body(control) }
      }
      control.addAction(action, for: event ?? usualEvent(of: control))
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction { [weak item] _ in
        if let item { body(item) }
      }
    case let recognizer as UIGestureRecognizer:
      recognizer.handlers.append(
        (key: (recognizer.handlers.last?.key ?? 0) + 1, body: { body($0) }))
    case let cell as UITableViewCell:
      let action: () -> Void = { [weak cell] in
        if let cell { body(cell) }
      }
      if isAccessory { cell.whenAccessoryTapped = action } else { cell.whenSelected = action }
    case let cell as UICollectionViewCell:
      cell.whenSelected = { [weak cell] in
        if let cell { body(cell) }
      }
    default: return false
    }
    return true
  }

  private func usualEvent(of control: UIControl) -> UIControl.Event {
    control is UIButton ? .touchUpInside : .valueChanged
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allEvents": .allEvents,
    "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents,
  ]
}
