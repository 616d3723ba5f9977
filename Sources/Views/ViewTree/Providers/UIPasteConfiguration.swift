// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The types of items that a responder accepts for pasting and dropping.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding
{
  /// The accepted uniform type identifiers.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration that accepts no types.
  public override init() {
    acceptableTypeIdentifiers = []
    super.init()
  }

  /// Creates a configuration that accepts the given types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Creates a configuration that accepts the types from which the class can be created.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Creates a configuration that accepts the types from which a value of `T`, such as `String` or `URL`, can
  /// be created.
  public convenience init<T>(forAccepting: T.Type) where T: ItemProviderBridging {
    self.init(forAccepting: T.ItemProviderObject.self)
  }

  /// Creates a configuration from an archive.
  public required init?(coder: NSCoder) {
    let types = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: Self.key)
    acceptableTypeIdentifiers = types as? [String] ?? []
    super.init()
  }

  /// Encodes the accepted types into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(acceptableTypeIdentifiers as NSArray, forKey: Self.key)
  }

  private static let key = "acceptableTypeIdentifiers"

  /// Whether the class supports secure coding; always `true`.
  public nonisolated static var supportsSecureCoding: Bool { true }

  /// Returns a configuration with the same types.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }

  /// Adds types to the accepted ones.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types from which the class can be created.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds the types from which a value of `T`, such as `String` or `URL`, can be created.
  open func addTypeIdentifiers<T>(forAccepting: T.Type) where T: ItemProviderBridging {
    addTypeIdentifiers(forAccepting: T.ItemProviderObject.self)
  }

  /// Returns whether one of the items conforms to one of the types.
  func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
    itemProviders.contains { provider in
      acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}
