// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSPredicate {
  /// What `format` says, as Foundation's documentation of the predicate format describes it.
  ///
  /// It has comparisons with their options in brackets, `BETWEEN`, `IN`, `LIKE`, `MATCHES`; `ANY`, `ALL`, `NONE`; `AND`, `OR`, `NOT`;
  /// key paths with `@count`, `@sum` and their likes; lists in braces, `$` variables, and sums of numbers. `%@` stands for a value,
  /// `%K` for a key path, `%d`, `%f` and their likes for numbers.
  ///
  /// Differs from Foundation on Apple's platforms: a key of an object is one of its stored properties, or a key of a dictionary;
  /// functions with names and `SUBQUERY` are not there; ``predicateFormat`` does not give the text back.
  ///
  /// - Precondition: `format` is written so, with a value for each of its places.
  public convenience init(format: String, _ args: Any?...) {
    self.init(predicateFormat: format, args)
  }

  /// The same, with the values in a list.
  ///
  /// - Precondition: `predicateFormat` is written as described there, with a value for each of its places.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(predicateFormat: predicateFormat, arguments ?? [])
  }

  private convenience init(predicateFormat: String, _ arguments: [Any?]) {
    var parser = PredicateParser(predicateFormat, arguments)
    let condition = parser.wholeCondition()
    self.init { object, variables in
      condition.holds(PredicateContext(object: object, variables: variables ?? [:]))
    }
  }
}
