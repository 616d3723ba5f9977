// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the classes that interface files name.
@MainActor
final class ClassFinder {
  /// The module whose resources the file is among.
  private let module: String?
  private var known: [String: AnyClass?] = [:]

  init(module: String?) {
    self.module = module
  }

  /// The class called `name`; nil: the program has none in the modules where it may be.
  ///
  /// A class of the file's own target is looked for in the target's module first, whatever the file
  /// says: it may have been renamed.
  func find(_ name: String, module named: String?, isOwn: Bool) -> AnyClass? {
    let key = "\(named ?? "").\(name)"
    if let found = known[key] { return found }
    let modules = [isOwn ? module : nil, named, module, Self.mainModule].compactMap { $0 }
    let found: AnyClass? = modules.lazy.compactMap { Self.find(name, in: $0) }.first
    known[key] = .some(found)
    return found
  }

  /// The class `name` of `module`, which must not be generic, local, or in another class.
  private static func find(_ name: String, in module: String) -> AnyClass? {
    let parts = [module] + name.split(separator: ".").map(String.init)
    let path = parts.map { "\($0.utf8.count)\($0)" }
    guard let first = path.first, let last = path.last, path.count > 1 else { return nil }
    let middle = path.dropFirst().dropLast().map { $0 + "C" }.joined()
    return _typeByName(first + middle + last + "C") as? AnyClass
  }

  /// The module of the target whose resources are beside `url`, in a package: its bundle is named
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
