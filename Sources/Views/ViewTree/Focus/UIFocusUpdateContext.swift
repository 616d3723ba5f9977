// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The description of a focus update from one view to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus, or `nil` if there was none or it is not visible.
  public let previouslyFocusedItem: (any UIFocusItem)?
  /// The item that receives the focus, or `nil` if there is none or it is not yet visible.
  public let nextFocusedItem: (any UIFocusItem)?
  /// The direction of the update.
  public let focusHeading: UIFocusHeading

  /// Creates a focus update; `nil` stands for no item.
  package init(
    from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }

  /// Whether all environments of both items allow the update.
  package var isAllowed: Bool { environments.allSatisfy { $0.shouldUpdateFocus(in: self) } }

  /// Notifies all environments of both items, inner ones first.
  package func notify(with coordinator: UIFocusAnimationCoordinator) {
    for environment in environments { environment.didUpdateFocus(in: self, with: coordinator) }
  }

  /// The environments of the previous item, followed by those of the next item that do not contain the
  /// previous one.
  private var environments: [any UIFocusEnvironment] {
    var found: [any UIFocusEnvironment] = []
    for item in [previouslyFocusedItem, nextFocusedItem] {
      var next: (any UIFocusEnvironment)? = item
      while let environment = next, !found.contains(where: { $0 === environment }) {
        found.append(environment)
        next = environment.parentFocusEnvironment
      }
    }
    return found
  }
}
