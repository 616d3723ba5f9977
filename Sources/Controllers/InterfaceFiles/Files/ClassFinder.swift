// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A finder of the classes that interface files name.
@MainActor
final class ClassFinder {
  /// The module that has the file as a resource.
  private let module: String?
  private var known: [String: AnyClass?] = [:]

  init(module: String?) {
    self.module = module
  }

  /// Returns the class called `name`, or `nil` if the program has none in the possible modules.
  ///
  /// A class of the file's own target is looked up in the target's module first, independent of the module
  /// named in the file, because it may have been renamed.
  func find(_ name: String, module named: String?, isOwn: Bool) -> AnyClass? {
    let key = "\(named ?? "").\(name)"
    if let found = known[key] { return found }
    let modules = [isOwn ? module : nil, named, module, Self.mainModule].compactMap { $0 }
    let found: AnyClass? = modules.lazy.compactMap { Self.find(name, in: $0) }.first
    known[key] = .some(found)
    return found
  }

  /// Returns the class `name` of `module`, which must not be generic or local; enclosing types must be
  /// classes.
  private static func find(_ name: String, in module: String) -> AnyClass? {
    let parts = [module] + name.split(separator: ".").map(String.init)
    let path = parts.map { "\($0.utf8.count)\($0)" }
    guard let first = path.first, let last = path.last, path.count > 1 else { return nil }
    let middle = path.dropFirst().dropLast().map { $0 + "C" }.joined()
    return _typeByName(first + middle + last + "C") as? AnyClass
  }

  /// Returns the module of the package target that has the file at `url` as a resource; its bundle is named
  /// `Package_Target.resources`.
  static func module(of url: URL?) -> String? {
    let bundle = url?.pathComponents.last { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    guard let bundle, let underscore = bundle.firstIndex(of: "_") else { return nil }
    let name = bundle[bundle.index(after: underscore)...].prefix { $0 != "." }
    return name.replacingOccurrences(of: "-", with: "_")
  }

  private static let mainModule: String? = {
    Bundle.main.executableURL?.deletingPathExtension().lastPathComponent
      .replacingOccurrences(of: "-", with: "_").replacingOccurrences(of: " ", with: "_")
  }()
}
