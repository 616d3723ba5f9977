// SPDX-License-Identifier: Apache-2.0

import Glibc
import SourceRewriting

/// A package's manifest that is compiled: with the packages that somebody has on the machine, and of the
/// package that is built with what is needed for that.
struct CompiledManifest {
  /// The variable with a folder in which the given packages stand, each by what SwiftPM knows it by.
  private static let givenVariable = "MULLION_GIVEN_PACKAGES"
  /// The variable with the folder of a package that is built without its tests.
  private static let builtVariable = "MULLION_BUILT_PACKAGE"

  /// The variable with the target of it that is built, where it is one alone.
  private static let targetVariable = "MULLION_BUILT_TARGET"

  private let path: String
  private let given: String?
  private let isBuilt: Bool
  private let namesFolders: Bool
  private let settings: DriverSettings

  /// nil: the call compiles no manifest, or one that stays as it is.
  init?(_ invocation: Invocation, settings: DriverSettings) {
    guard let version = invocation.toolsVersion,
      let file = invocation.arguments.first(where: Self.isManifest)
    else { return nil }
    path = invocation.absolute(file)
    given = Self.value(of: Self.givenVariable)
    isBuilt = Self.value(of: Self.builtVariable) == Self.folder(of: path)
    guard given != nil || isBuilt else { return nil }
    namesFolders = (version.major, version.minor) >= (5, 2)
    self.settings = settings
  }

  /// `Package.swift`, or the one for a version of the tools.
  private static func isManifest(_ word: String) -> Bool {
    let name = word.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func value(of variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The arguments that hand the compiler the manifest as it is meant.
  func arguments() throws -> [String] {
    guard let bytes = FileBytes.read(path) else { return [] }
    let source = SourceText(path: path, bytes: bytes)
    var rewritten: SourceText?
    if let given {
      rewritten = GivenPackage.rewrite(source, namesFolders: namesFolders) { identity in
        let folder = "\(given)/\(identity)"
        return access(folder, F_OK) == 0 ? folder : nil
      }
    }
    let target = Self.value(of: Self.targetVariable)
    if isBuilt {
      rewritten = NeededPackages.rewrite(rewritten ?? source, for: target) ?? rewritten
    }
    guard let manifest = rewritten else { return [] }
    var key = ContentKey()
    key.add(words: [path, given ?? "", isBuilt ? "built \(target ?? "")" : ""])
    let record = OverlayRecord(folder: "\(settings.overlayFolder)/manifest-\(key.text.prefix(16))")
    return ["-vfsoverlay", try record.writeOverlay([manifest])]
  }
}
