// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIView {
  /// Schedules `updateProperties()` before the next layout, for the view, its controller, or both.
  package func markPropertiesDue(_ whose: DueProperties) {
    guard !tree.dueProperties.isSuperset(of: whose) else { return }
    checkThread()
    tree.dueProperties.formUnion(whose)
    markLayoutPathPending()
  }

  /// Updates the due properties of this view and its subviews, outermost first, a controller's before its
  /// view's.
  ///
  /// - Complexity: O(n) in the number of views with pending layout or properties and their direct subviews.
  package func updateDueProperties() {
    guard needsLayoutPass else { return }
    updateOwnProperties()
    if children.isEmpty { return }
    for subview in children { subview.updateDueProperties() }
  }

  private func updateOwnProperties() {
    let due = tree.dueProperties
    guard !due.isEmpty else { return }
    tree.dueProperties = []
    // No class of the library overrides the method: for most views this is a no-op.
    let isUpdated = due.contains(.view) && !isOfLibrary
    let controller = due.contains(.owner) ? owner : nil
    guard controller != nil || isUpdated else { return }
    serve {
      TraitContext.with(tree.reportedTraits ?? traitCollection, of: self) {
        if let controller {
          followReads(
            of: .ownerProperties, by: controller, again: { $0.markPropertiesDue(.owner) },
            controller.updateProperties)
        }
        guard isUpdated else { return }
        followReads(
          of: .properties, again: { $0.setNeedsUpdateProperties() }, updateProperties)
      }
    }
  }
}
