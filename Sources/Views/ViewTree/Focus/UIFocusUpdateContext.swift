// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How the focus goes from one view to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// What had the focus; nil: nothing, or it is out of sight.
  public let previouslyFocusedItem: (any UIFocusItem)?
  /// What gets the focus; nil: nothing, or it comes into sight only then.
  public let nextFocusedItem: (any UIFocusItem)?
  /// Where the focus goes.
  public let focusHeading: UIFocusHeading

  /// A move of the focus; `nil` stands for nowhere.
  package init(
    from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }

  /// Whether all that hold either item agree.
  package var isAllowed: Bool { environments.allSatisfy { $0.shouldUpdateFocus(in: self) } }

  /// Tells all that hold either item, from the inner ones outwards.
  package func tell(with coordinator: UIFocusAnimationCoordinator) {
    for environment in environments { environment.didUpdateFocus(in: self, with: coordinator) }
  }

  /// What holds the items: those around the one that had the focus, then those around the other alone.
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
