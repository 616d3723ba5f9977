// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format, as described in Foundation's documentation of the predicate format.
  ///
  /// It supports comparisons with options in brackets, `BETWEEN`, `IN`, `LIKE`, `MATCHES`; `ANY`, `ALL`,
  /// `NONE`; `AND`, `OR`, `NOT`; key paths with `@count`, `@sum` and similar operators; lists in braces, `$`
  /// variables, and arithmetic. `%@` stands for a value, `%K` for a key path, `%d`, `%f` and similar
  /// specifiers for numbers.
  ///
  /// Differs from Foundation on Apple's platforms: a key of an object is one of its stored properties, or a
  /// key of a dictionary; named functions and `SUBQUERY` are not supported; ``predicateFormat`` does not
  /// return the format.
  ///
  /// - Precondition: `format` is valid, with a value for each of its placeholders.
  public convenience init(format: String, _ args: Any?...) {
    self.init(predicateFormat: format, args)
  }

  /// Creates a predicate from a format, with the values in an array.
  ///
  /// - Precondition: `predicateFormat` is valid, with a value for each of its placeholders.
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
