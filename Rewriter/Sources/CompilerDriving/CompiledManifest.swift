// SPDX-License-Identifier: Apache-2.0

import CompilerCalls
import Glibc
import SourceRewriting

/// A package manifest to compile, with local packages in place of remote ones, and reduced to what is needed
/// if it is that of the package being built.
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
    let target = call.target
    if call.isBuilt {
      rewritten = NeededPackages.rewrite(rewritten ?? source, for: target) ?? rewritten
    }
    guard let manifest = rewritten else { return [] }
    var key = ContentKey()
    key.add(words: [call.path, call.given ?? "", call.isBuilt ? "built \(target ?? "")" : ""])
    let record = OverlayRecord(folder: "\(settings.overlayFolder)/manifest-\(key.text.prefix(16))")
    return ["-vfsoverlay", try record.writeOverlay([manifest])]
  }
}
