// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree
import UIKit

// Touches on named elements. Each waits until nothing moves, locates the element and touches it there: a
// view that covers it receives the touch, as with a finger, and the method then throws.
extension CollectionViewHarness {
  /// Taps the element called `name`.
  ///
  /// An element with `name` as its `accessibilityIdentifier` takes precedence. If there is none, the name is
  /// matched with accessibility labels, titles and texts.
  ///
  /// ```swift
  /// try harness.tap("Delete")
  /// try harness.tap("Add", inItemAt: IndexPath(item: 2, section: 0))
  /// ```
  ///
  /// - Parameters:
  ///   - name: the identifier, label or text, in full.
  ///   - indexPath: the item or row to search, or `nil` for the whole screen.
  ///   - file: the file of the test; omit it.
  ///   - line: the line of the action; omit it.
  /// - Throws: ``ActionFailure`` when no element or more than one has the name, or it is out of sight or
  ///   covered; the message lists the available elements.
  public func tap(
    _ name: String, inItemAt indexPath: IndexPath? = nil, file: String = #fileID, line: Int = #line
  ) throws {
    try attempt(.tapNamed(name, inItemAt: indexPath), at: "\(file):\(line)") {
      () throws(Obstacle) in tap(at: try place(of: name, inItemAt: indexPath))
    }
  }

  /// Touches the element called `name` for `duration` seconds; see ``tap(_:inItemAt:file:line:)``.
  ///
  /// The clock advances.
  ///
  /// - Throws: ``ActionFailure`` as a tap does.
  public func longPress(
    _ name: String, inItemAt indexPath: IndexPath? = nil, duration: TimeInterval = 0.6,
    file: String = #fileID, line: Int = #line
  ) throws {
    let action = HarnessAction.longPressNamed(name, inItemAt: indexPath, duration: duration)
    try attempt(action, at: "\(file):\(line)") { () throws(Obstacle) in
      longPress(at: try place(of: name, inItemAt: indexPath), duration: duration)
    }
  }

  /// Taps the element called `name`, and types `text` into it.
  ///
  /// - Throws: ``ActionFailure`` as a tap does, and when no text input is active afterwards.
  public func type(
    _ text: String, into name: String, file: String = #fileID, line: Int = #line
  ) throws {
    try tap(name, file: file, line: line)
    guard type(text) else {
      throw ActionFailure(
        place: "\(file):\(line)",
        message:
          "\(ElementLine.quoted(name)) was tapped, but no text input is focused then; name a text "
          + "field, a text view or a search bar.")
    }
  }

  private func place(of name: String, inItemAt path: IndexPath?) throws(Obstacle) -> CGPoint {
    guard let path else { return try TargetFinder(surface).target(name).place(in: view) }
    let cell = try item(at: path, in: nil).target(on: size).view
    return try TargetFinder(surface, in: cell).target(name).place(in: view)
  }

  /// Waits until all animations have ended, performs `body`, and records both as `action`.
  func attempt(
    _ action: HarnessAction, at place: String, _ body: () throws(Obstacle) -> Void
  ) throws {
    try record(action) {
      finishMotion()
      do throws(Obstacle) {
        try body()
      } catch {
        throw ActionFailure(place: place, message: error.message)
      }
    }
  }
}
