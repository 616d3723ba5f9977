// SPDX-License-Identifier: Apache-2.0

/// The targets of a package with sources that were not compiled because of errors.
struct UnbuiltTargets {
  /// The names of the targets with their numbers of such sources, in the order of the manifest.
  private let counts: [(name: String, files: Int)]

  /// Finds the targets of the sources at `paths` in the package in the folder `package`.
  init(of paths: Set<String>, in package: String) {
    counts = ManifestTargets(of: package).targets.compactMap { target in
      let folder = target.path.isEmpty ? package : "\(package)/\(target.path)"
      let files = paths.count { $0.hasPrefix(folder + "/") }
      return files == 0 ? nil : (target.name, files)
    }
  }

  /// The sentence about the targets, or `nil` if there are none.
  var sentence: String? {
    guard !counts.isEmpty else { return nil }
    let names = counts.map { "\($0.name) (\($0.files == 1 ? "1 file" : "\($0.files) files"))" }
    let subject = counts.count == 1 ? "1 target" : "\(counts.count) targets"
    return "mullion: nothing was tested: \(subject) could not be built: \(NameList.text(names))\n"
  }
}
