// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A file of objects, `.xib`, from which they can be created repeatedly.
///
/// The file is read, without being compiled, when objects are first created; its content is cached with the
/// nib.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key of the options for creating the objects.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for a dictionary of the objects that replace placeholders in the file, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "externalObjects")
  }

  private enum Origin {
    case file(String)
    case data(Data)
  }

  private let origin: Origin
  private let bundle: Bundle?
  private var content: (any NibContent)?

  /// Creates the nib called `name` in the bundle; `nil` is the main bundle.
  ///
  /// - Precondition: There is such a file when objects are created.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    origin = .file(name)
    bundle = bundleOrNil
  }

  /// Creates the nib with the content `data`.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    origin = .data(data)
    bundle = bundleOrNil
  }

  /// Creates the nib's objects, and connects them with each other and with `ownerOrNil`.
  ///
  /// - Returns: The top-level objects.
  /// - Precondition: The nib's file exists and is valid.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let others = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return loaded().makeObjects(
      owner: ownerOrNil as? NSObject, others: others.compactMapValues { $0 as? NSObject })
  }

  /// Creates the nib's objects, for the library, and returns the top-level ones.
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

  /// The name of the nib in messages.
  package var words: String {
    if case .file(let name) = origin { name } else { "of data" }
  }
}
