// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A formatter that joins items into a list for a sentence, such as `bread, milk, and eggs`.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale; the user's by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter for items; an item that it cannot format is written as its description.
  open var itemFormatter: Formatter?

  /// Creates a formatter for the user's language.
  public override init() { super.init() }

  /// Returns `nil`, because formatters cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  /// Returns the strings as a list in the user's language; empty for none.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().joined(strings)
  }

  /// Returns the items as a list.
  open func string(from items: [Any]) -> String? {
    joined(items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  /// Returns the items as a list; `nil` if `obj` is not an array.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  private func joined(_ strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }
}
