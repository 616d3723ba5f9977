// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a view that takes part in Auto Layout remembers of it.
@MainActor
final class AutoLayoutState {
  /// A region whose constraints depend on the view.
  @MainActor
  struct Mention {
    var region: (any ConstraintRegion)? { reference.region }
    let reference: any RegionReference
    /// What of the view they depend on.
    var aspects: ViewAspects
  }

  /// The active constraints that the view holds.
  @exclusivity(unchecked) var constraints: [NSLayoutConstraint] = []
  /// The guides that belong to the view.
  var guides: [UILayoutGuide] = []
  /// What solves the constraints of the views in this one, when its size is given.
  var region: (any ConstraintRegion)?
  /// Whether the view's frame decides where it is, rather than constraints.
  var followsFrame = true
  /// The regions whose constraints depend on the view's frame, bounds or margins.
  var mentions: [Mention] = []
  /// How much the content resists being stretched, across and down.
  var hugging = (across: UILayoutPriority.defaultLow, down: UILayoutPriority.defaultLow)
  /// How much the content resists being compressed, across and down.
  var resistance = (across: UILayoutPriority.defaultHigh, down: UILayoutPriority.defaultHigh)
  /// Constraints inside the view, while it leaves its superview.
  var departing: [NSLayoutConstraint] = []
  /// The guides that every view has, once somebody asked for them.
  var standardGuides: [StandardGuide: UILayoutGuide] = [:]

  /// A priority of the content: against more room than it asks for, or against less.
  enum ContentPriority { case hugging, resistance }

  /// A guide that every view has.
  enum StandardGuide {
    case safeArea
    case margins
    case readable
    case topSupport
    case bottomSupport
    case keyboard
    case content
    case frame
  }
}
