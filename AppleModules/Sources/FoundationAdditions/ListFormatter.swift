// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Joins items as a sentence lists them: `bread, milk, and eggs`.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// Whose language is spoken; the person's unless it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent
  /// What says the items that it can say; the others say themselves.
  open var itemFormatter: Formatter?

  /// A formatter of the person's language.
  public override init() { super.init() }

  /// Not possible: a formatter is set up in code.
  public required init?(coder: NSCoder) { nil }

  /// The strings in a sentence of the person's language; empty for none.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().joined(strings)
  }

  /// The items in a sentence.
  open func string(from items: [Any]) -> String? {
    joined(items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  /// The items in a sentence; nil: `obj` is no list.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  private func joined(_ strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }
}
