// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A file of objects, `.xib`, that are made together as often as wanted.
///
/// The file is read as it stands, when objects are first made; it is kept while the nib is.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What of the objects stands outside of the file.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// What the key is called.
    public let rawValue: String
    /// A key of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary of the objects that placeholders in the file stand for, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "externalObjects")
  }

  private enum Origin {
    case file(String)
    case data(Data)
  }

  private let origin: Origin
  private let bundle: Bundle?
  private var content: (any NibContent)?

  /// The nib called `name` in the bundle, or in the program's with nil.
  ///
  /// - Precondition: There is such a file when objects are made.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    origin = .file(name)
    bundle = bundleOrNil
  }

  /// The nib whose file holds `data`.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    origin = .data(data)
    bundle = bundleOrNil
  }

  /// Makes the nib's objects, and connects them with each other and with `ownerOrNil`.
  ///
  /// - Returns: The objects that stand in no other.
  /// - Precondition: The nib's file is there and whole.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let others = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return loaded().makeObjects(
      owner: ownerOrNil as? NSObject, others: others.compactMapValues { $0 as? NSObject })
  }

  /// Makes the nib's objects, for the library.
  package func makeObjects(owner: NSObject?) -> [NSObject] {
    loaded().makeObjects(owner: owner, others: [:])
  }

  private func loaded() -> any NibContent {
    if let content { return content }
    do {
      let found = try read()
      content = found
      if let found { return found }
    } catch {
      contractBroken("the nib \(words) can't be read: \(error)")
    }
    contractBroken(
      "there is no nib \(words); put \(words).xib among the target's resources, or name the bundle"
        + " it is in.")
  }

  private func read() throws -> (any NibContent)? {
    guard let reader = InterfaceReader.shared else {
      contractBroken("the nib \(words) can't be read by a program without the module UIKit.")
    }
    return switch origin {
    case .file(let name): try reader.nib(named: name, in: bundle)
    case .data(let data): try reader.nib(of: data, in: bundle)
    }
  }

  /// The nib in messages.
  package var words: String {
    if case .file(let name) = origin { name } else { "of data" }
  }
}
