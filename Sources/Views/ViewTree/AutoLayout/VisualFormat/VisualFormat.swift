// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A parsed visual format: a row or a column of views with lengths and gaps.
///
/// ```
/// H:|-16-[image(40)]-[title(>=80@750)]-(>=8)-|
/// ```
struct VisualFormat: Equatable {
  /// A predicate: `==`, `<=` or `>=`, a number or a name, and a priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  /// A number, or the name of a number or view.
  enum Object: Equatable {
    case number(CGFloat)
    case name(String)
  }

  /// The gap between two neighbours.
  enum Gap: Equatable {
    /// No gap: the edges coincide.
    case none
    /// The system spacing.
    case standard
    /// A gap given by predicates.
    case predicates([Predicate])
  }

  /// A view, with the predicates of its length.
  struct Element: Equatable {
    var name: String
    var predicates: [Predicate]
  }

  var isVertical = false
  /// The gap between the superview's edge and the first view; `nil` for no relation.
  var leading: Gap?
  var elements: [Element] = []
  /// The gaps between neighbours, one fewer than the elements.
  var gaps: [Gap] = []
  /// The gap between the last view and the superview's edge; `nil` for no relation.
  var trailing: Gap?
}
