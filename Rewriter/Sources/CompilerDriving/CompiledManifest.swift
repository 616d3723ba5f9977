// SPDX-License-Identifier: Apache-2.0

import CompilerCalls
import Glibc
import SourceRewriting

/// A package manifest to compile, with local packages in place of remote ones, conditions as on iOS, and
/// reduced to what the build needs.
struct CompiledManifest {
  let call: ManifestCall
  let settings: DriverSettings

  /// Writes the rewritten manifest, and returns the compiler arguments that replace the original by it; none
  /// if the manifest needs no change or cannot be read.
  func arguments() throws -> [String] {
    guard let bytes = FileBytes.read(call.path) else { return [] }
    let source = SourceText(path: call.path, bytes: bytes)
    var rewritten: SourceText?
    if let given = call.given {
      rewritten = LocalPackage.rewrite(source, namesFolders: call.namesFolders) { identity in
        let folder = "\(given)/\(identity)"
        return access(folder, F_OK) == 0 ? folder : nil
      }
    }
    if call.root != nil {
      let conditional = ManifestCondition.rewrite(rewritten ?? source) { target in
        !Self.hasObjectiveC(in: "\(call.folder)/Sources/\(target)")
      }
      rewritten = conditional ?? rewritten
    }
    if let role {
      rewritten =
        NeededPackages.rewrite(rewritten ?? source, as: role, given: givenNames) ?? rewritten
    }
    guard let manifest = rewritten else { return [] }
    var key = ContentKey()
    key.add(words: [call.path, call.given ?? "", call.root ?? "", role.map { "\($0)" } ?? ""])
    let record = OverlayRecord(folder: "\(settings.overlayFolder)/manifest-\(key.text.prefix(16))")
    return ["-vfsoverlay", try record.writeOverlay([manifest])]
  }

  /// The role of the package, or `nil` if it is unknown.
  private var role: NeededPackages.Role? {
    if call.isBuilt { return .built(target: call.target) }
    guard let root = call.root else { return nil }
    if root == call.folder { return .tested }
    guard isGiven else { return .dependency }
    return .library(otherProducts: namesInOtherManifests(root))
  }

  /// The SwiftPM identities of the local packages.
  private var givenNames: [String] { call.given.map { Self.names(in: $0) } ?? [] }

  /// Whether the package is a local one that replaces an address: its folder is known, unlike those of
  /// packages that use remote ones.
  private var isGiven: Bool {
    let own = Self.resolved(call.folder)
    return givenFolders.contains { Self.resolved($0) == own }
  }

  private var givenFolders: [String] {
    guard let given = call.given else { return [] }
    return givenNames.map { "\(given)/\($0)" }
  }

  /// Returns the string literals in the manifests of the other packages, which contain the names of all
  /// products that they use.
  private func namesInOtherManifests(_ root: String) -> [String] {
    let own = Self.resolved(call.folder)
    var names: Set<String> = []
    for folder in [root] + givenFolders where Self.resolved(folder) != own {
      for file in Self.names(in: folder) where file.hasPrefix("Package") && file.hasSuffix(".swift")
      {
        names.formUnion(Self.literals(in: FileBytes.read("\(folder)/\(file)") ?? []))
      }
    }
    return names.sorted()
  }

  /// Returns the quoted texts of a file that may be names of products.
  private static func literals(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\"")).filter { word in word.allSatisfy { isOfName($0) } }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte > UInt8(ascii: " ") && !"(),/:\\".utf8.contains(byte)
  }

  /// Returns the names in a folder, in order; none if it cannot be read.
  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Returns whether a folder or one below it contains an Objective-C file.
  private static func hasObjectiveC(in folder: String) -> Bool {
    names(in: folder).contains { name in
      name.hasSuffix(".m") || name.hasSuffix(".mm")
        || !name.contains(".") && hasObjectiveC(in: "\(folder)/\(name)")
    }
  }

  /// Returns the path without symbolic links, or the path itself if there is no such file.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
