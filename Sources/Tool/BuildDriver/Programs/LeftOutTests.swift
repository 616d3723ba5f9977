// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sources of a package's tests that are left out, because they use a framework that is missing here.
///
/// One of them would otherwise keep all other tests from being built. They are found from the errors of a
/// build, and recorded until they or Mullion's modules change.
struct LeftOutTests {
  /// A source that is left out.
  struct File: Equatable {
    let path: String
    /// The missing framework that it imports.
    let framework: String
  }

  /// The environment variable with which the compiler finds them.
  static let variable = "MULLION_LEFT_OUT"
  private static let noteName = "left-out"

  private let folder: CacheFolder
  /// The stamp of Mullion's modules.
  private let stamp: String
  private(set) var files: [File]

  /// Reads the record in `folder`; entries whose file has changed since are dropped, all of them if the stamp
  /// of Mullion's modules has.
  init(in folder: CacheFolder, stamp: String) {
    (self.folder, self.stamp) = (folder, stamp)
    files = (folder.text(Self.noteName) ?? "").split(separator: "\n").compactMap { line in
      let words = line.split(separator: "\t", maxSplits: 2).map(String.init)
      guard words.count == 3 else { return nil }
      let file = File(path: words[2], framework: words[1])
      return Self.stamp(of: file, stamp) == words[0] ? file : nil
    }
  }

  /// Adds the sources with errors in a failed build, if each of them is a test's and imports a missing
  /// framework, and records them.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the build.
  ///   - testFolders: The folders of the package's test targets, requested only if all sources with errors
  ///     import a missing framework.
  /// - Throws: `BuildError` when the record cannot be written.
  /// - Returns: Whether a source was added.
  mutating func add(
    from outcome: RunOutcome, testFolders: () -> [String]
  ) throws(BuildError) -> Bool {
    guard let broken = outcome.brokenFiles else { return false }
    let found = broken.sorted().compactMap { path in
      outcome.missingFrameworks[path].map { File(path: path, framework: $0) }
    }
    guard !found.isEmpty, found.count == broken.count, !found.contains(where: files.contains)
    else { return false }
    let folders = testFolders().map { $0 + "/" }
    guard found.allSatisfy({ file in folders.contains { file.path.hasPrefix($0) } }) else {
      return false
    }
    files += found
    let lines = files.map { "\(Self.stamp(of: $0, stamp))\t\($0.framework)\t\($0.path)" }
    try folder.write(lines.joined(separator: "\n"), Self.noteName)
    return true
  }

  /// The value of the variable.
  var value: String { files.map(\.path).joined(separator: "\n") }

  /// The sentence about the sources, with paths relative to `package`, or `nil` if there are none.
  func sentence(in package: String) -> String? {
    guard !files.isEmpty else { return nil }
    let names = files.map { file in
      let name =
        file.path.hasPrefix(package + "/") ? file.path.dropFirst(package.count + 1) : file.path[...]
      return "\(name) (\(file.framework))"
    }
    let subject =
      files.count == 1
      ? "1 file of tests is left out, because it uses a framework"
      : "\(files.count) files of tests are left out, because they use frameworks"
    return "mullion: \(subject) that Mullion does not have: \(NameList.text(names))\n"
  }

  private static func stamp(of file: File, _ modules: String) -> String {
    var stamp = FileStamp()
    stamp.add(modules)
    stamp.add(file: file.path)
    return stamp.text
  }
}
