// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value in a predicate, unwrapped from optionals and `NSNull`.
struct PredicateValue {
  let base: Any?

  init(_ value: Any?) { base = Self.plain(value) }

  private static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { plain($0.value) } }
    return value
  }

  /// The number, 1 or 0 for a Boolean; `nil` if the value is not a number.
  var number: Double? {
    switch base {
    case let truth as Bool: truth ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let choice as any RawRepresentable: Self.number(of: choice)
    default: nil
    }
  }

  private static func number(of choice: some RawRepresentable) -> Double? {
    choice.rawValue is String ? nil : PredicateValue(choice.rawValue).number
  }

  /// The text; `nil` if the value is not a text.
  var text: String? {
    switch base {
    case let text as String: text
    case let text as NSString: text as String
    case let text as Substring: String(text)
    case let choice as any RawRepresentable: choice.rawValue as? String
    default: nil
    }
  }

  /// The members of a collection; `nil` if the value is not a collection.
  var members: [Any?]? {
    switch base {
    case let list as [Any?]: list
    case let list as NSArray: list.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let set as NSOrderedSet: set.map { $0 }
    case let table as [AnyHashable: Any]: Array(table.values)
    case let set as Set<AnyHashable>: set.map(\.base)
    case let base?: Self.members(ofSet: Mirror(reflecting: base))
    case nil: nil
    }
  }

  /// Returns the members of a Swift set; `nil` if the value is not a set.
  private static func members(ofSet mirror: Mirror) -> [Any?]? {
    mirror.displayStyle == .set ? mirror.children.map(\.value) : nil
  }

  /// Returns the value for a key: an entry of a dictionary, or `nil` if it has none, or a stored property of
  /// an object.
  ///
  /// For `length` of a text, returns its length in UTF-16 units; for other collections, an array of the
  /// members' values. Stops the program if an object has no stored property of that name.
  func value(of key: String) -> Any? {
    switch base {
    case nil: return nil
    case let table as [String: Any]: return table[key]
    case let table as [AnyHashable: Any]: return table[key]
    case let table as NSDictionary: return table.object(forKey: key)
    default: break
    }
    if let text, key == "length" { return text.utf16.count }
    if let members { return members.map { PredicateValue($0).value(of: key) } }
    return property(key)
  }

  private func property(_ key: String) -> Any? {
    guard let base else { return nil }
    var mirror: Mirror? = Mirror(reflecting: base)
    while let level = mirror {
      for child in level.children where child.label == key {
        return child.value
      }
      mirror = level.superclassMirror
    }
    fatalError(
      "a predicate reads '\(key)' of \(type(of: base)), which has no stored property of that"
        + " name; name one"
        + " that is stored, or use NSPredicate(block:)")
  }

  /// Returns an aggregate of the members.
  func total(_ name: String) -> Any? {
    let members = members ?? []
    let numbers = members.compactMap { PredicateValue($0).number }
    switch name {
    case "count": return members.count
    case "sum": return numbers.reduce(0, +)
    case "avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "min": return members.min(by: Self.isLess) ?? nil
    default: return members.max(by: Self.isLess) ?? nil
    }
  }

  private static func isLess(_ one: Any?, _ other: Any?) -> Bool {
    PredicateValue(one).order(PredicateValue(other)) == .orderedAscending
  }

  // MARK: Comparison

  /// Returns the order relative to `other`, or `nil` if the values are not comparable.
  func order(_ other: PredicateValue, _ options: String.CompareOptions = []) -> ComparisonResult? {
    if let left = number, let right = other.number {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = text, let right = other.text { return left.compare(right, options: options) }
    if let left = base as? Date, let right = other.base as? Date { return left.compare(right) }
    return nil
  }

  func equals(_ other: PredicateValue, _ options: String.CompareOptions = []) -> Bool {
    guard let left = base, let right = other.base else { return base == nil && other.base == nil }
    if let order = order(other, options) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = members, let right = other.members {
      return left.count == right.count
        && zip(left, right).allSatisfy { PredicateValue($0).equals(PredicateValue($1), options) }
    }
    return type(of: left) is AnyClass && (left as AnyObject) === (right as AnyObject)
  }

  /// Returns whether this value is contained in `other`, as a member of a collection or a part of a text.
  func isIn(_ other: PredicateValue, _ options: String.CompareOptions) -> Bool {
    if let part = text, let whole = other.text {
      return part.isEmpty || whole.range(of: part, options: options) != nil
    }
    return (other.members ?? []).contains { equals(PredicateValue($0), options) }
  }
}
