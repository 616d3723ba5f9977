// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Which types of things a responder accepts that are pasted into it, or dropped in it.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding
{
  /// The types, as uniform type identifiers.
  open var acceptableTypeIdentifiers: [String]

  /// Accepts nothing.
  public override init() {
    acceptableTypeIdentifiers = []
    super.init()
  }

  /// Accepts things of the types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Accepts what objects of the class can be made from.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Accepts what values of the type can be made from: texts or URLs.
  public convenience init<T>(forAccepting: T.Type) where T: ItemProviderBridging {
    self.init(forAccepting: T.ItemProviderObject.self)
  }

  /// What an archive says.
  public required init?(coder: NSCoder) {
    let types = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: Self.key)
    acceptableTypeIdentifiers = types as? [String] ?? []
    super.init()
  }

  /// Writes the types.
  open func encode(with coder: NSCoder) {
    coder.encode(acceptableTypeIdentifiers as NSArray, forKey: Self.key)
  }

  private static let key = "acceptableTypeIdentifiers"

  /// True: archives of configurations are read safely.
  public nonisolated static var supportsSecureCoding: Bool { true }

  /// A configuration of the same types.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }

  /// Accepts things of more types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Accepts what objects of the class can be made from, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Accepts what values of the type can be made from, too: texts or URLs.
  open func addTypeIdentifiers<T>(forAccepting: T.Type) where T: ItemProviderBridging {
    addTypeIdentifiers(forAccepting: T.ItemProviderObject.self)
  }

  /// Whether one of the things is of one of the types.
  func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
    itemProviders.contains { provider in
      acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}
