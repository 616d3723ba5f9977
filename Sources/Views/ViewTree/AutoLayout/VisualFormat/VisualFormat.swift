// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a visual format says: a row or a column of views with lengths and gaps.
///
/// ```
/// H:|-16-[image(40)]-[title(>=80@750)]-(>=8)-|
/// ```
struct VisualFormat: Equatable {
  /// `==`, `<=` or `>=`, a number or a name, and a priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  /// A number, or the name of one or of a view.
  enum Object: Equatable {
    case number(CGFloat)
    case name(String)
  }

  /// What is between two neighbours.
  enum Gap: Equatable {
    /// Nothing: their edges meet.
    case none
    /// The system's spacing.
    case standard
    /// As the predicates say.
    case predicates([Predicate])
  }

  /// A view, and what its length is to be.
  struct Element: Equatable {
    var name: String
    var predicates: [Predicate]
  }

  var isVertical = false
  /// The gap between the superview's edge and the first view; nil: no relation.
  var leading: Gap?
  var elements: [Element] = []
  /// The gaps between neighbours, one less than the elements.
  var gaps: [Gap] = []
  /// The gap between the last view and the superview's edge; nil: no relation.
  var trailing: Gap?
}
