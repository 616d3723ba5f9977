// SPDX-License-Identifier: Apache-2.0

import Glibc
import SourceRewriting

/// A package's manifest that is compiled: with the packages that somebody has on the machine.
struct CompiledManifest {
  /// The variable with a folder in which the given packages stand, each by what SwiftPM knows it by.
  static let variable = "MULLION_GIVEN_PACKAGES"

  private let path: String
  private let given: String
  private let namesFolders: Bool
  private let settings: DriverSettings

  /// nil: the call compiles no manifest, or no packages are given.
  init?(_ invocation: Invocation, settings: DriverSettings) {
    guard let given = getenv(Self.variable).map({ String(cString: $0) }), !given.isEmpty,
      let version = invocation.toolsVersion,
      let file = invocation.arguments.first(where: Self.isManifest)
    else { return nil }
    path = invocation.absolute(file)
    self.given = given
    namesFolders = (version.major, version.minor) >= (5, 2)
    self.settings = settings
  }

  /// `Package.swift`, or the one for a version of the tools.
  private static func isManifest(_ word: String) -> Bool {
    let name = word.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// The arguments that hand the compiler the manifest as it is meant.
  func arguments() throws -> [String] {
    guard let bytes = FileBytes.read(path) else { return [] }
    let manifest = GivenPackage.rewrite(
      SourceText(path: path, bytes: bytes), namesFolders: namesFolders
    ) { identity in
      let folder = "\(given)/\(identity)"
      return access(folder, F_OK) == 0 ? folder : nil
    }
    guard let manifest else { return [] }
    var key = ContentKey()
    key.add(words: [path, given])
    let record = OverlayRecord(folder: "\(settings.overlayFolder)/manifest-\(key.text.prefix(16))")
    return ["-vfsoverlay", try record.writeOverlay([manifest])]
  }
}
