// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Auto Layout state of a view.
@MainActor
final class AutoLayoutState {
  /// A region whose constraints depend on the view.
  @MainActor
  struct Mention {
    var region: (any ConstraintRegion)? { reference.region }
    let reference: any RegionReference
    /// The aspects of the view on which the constraints of the region depend.
    var aspects: ViewAspects
  }

  /// The active constraints that the view holds.
  @exclusivity(unchecked) var constraints: [NSLayoutConstraint] = []
  /// The guides that belong to the view.
  var guides: [UILayoutGuide] = []
  /// The solver of the constraints inside this view, if its size is given.
  var region: (any ConstraintRegion)?
  /// Whether the view's frame, rather than constraints, determines its position.
  var followsFrame = true
  /// The regions whose constraints depend on the view's frame, bounds or margins.
  var mentions: [Mention] = []
  /// The content hugging priorities, horizontal and vertical.
  var hugging = (across: UILayoutPriority.defaultLow, down: UILayoutPriority.defaultLow)
  /// The compression resistance priorities, horizontal and vertical.
  var resistance = (across: UILayoutPriority.defaultHigh, down: UILayoutPriority.defaultHigh)
  /// The constraints inside the view, while it leaves its superview.
  var departing: [NSLayoutConstraint] = []
  /// The standard guides that have been accessed.
  var standardGuides: [StandardGuide: UILayoutGuide] = [:]

  /// The kinds of priorities of the content: against being larger than its intrinsic size, or smaller.
  enum ContentPriority { case hugging, resistance }

  /// The standard guides of views; `content` and `frame` belong to scroll views.
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
