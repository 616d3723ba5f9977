// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// The names that sources may use without declaring them: those of the toolchain's modules, of Mullion's, and of
/// the C library.
struct KnownNames: Sendable {
  private(set) var names: Set<String>

  /// Returns the names for `origin`, from the cache if it was read before.
  ///
  /// - Complexity: O(*n*) in the size of the sources the first time.
  static func read(
    _ environment: BuildEnvironment
  ) throws(BuildError) -> KnownNames {
    let toolchain = try SwiftToolchain(environment)
    let release = try Release(environment)
    let checkout = release == nil ? try MullionCheckout(environment) : nil
    var stamp = FileStamp()
    stamp.add(toolchain.stamp)
    stamp.add(release?.stamp ?? checkout?.stamp ?? "")
    let folder = CacheFolder(path: environment.cacheFolder).folder("names")
    let file = "\(stamp.text)-\(version)"
    if let text = folder.text(file) {
      return KnownNames(names: Set(text.split(separator: "\n").map(String.init)))
    }
    var names = Set<String>()
    var compiled = modules(of: toolchain) + CHeaders.library(of: toolchain.root)
    if let release {
      compiled += CHeaders.files(in: "\(release.folder)/modules", ending: ".swiftmodule")
    }
    for found in Parallel.map(compiled, words) { names.formUnion(found) }
    if let checkout { names.formUnion(declared(in: checkout)) }
    folder.remove()
    try? folder.make()
    try? folder.write(names.sorted().joined(separator: "\n"), file)
    return KnownNames(names: names)
  }

  /// The version of the format, and of the rules by which names are found.
  private static let version = 3

  private static func declared(in checkout: MullionCheckout) -> Set<String> {
    let families = ["Base", "Views", "Lists", "Controllers", "Frameworks"]
      .map { "\(checkout.folder)/Sources/\($0)" }
    let kits = ["CollectionViewTesting", "SnapshotTesting", "InlineSnapshotTesting"]
      .map { "\(checkout.folder)/Sources/Testing/\($0)" }
    let folders = families + kits + ["\(checkout.modulesPackage)/Sources"]
    let paths = folders.flatMap {
      CHeaders.files(in: $0, ending: ".swift") + CHeaders.files(in: $0, ending: ".h")
    }
    let conditions = SourceConditions { _ in true }
    let found = Parallel.map(paths) { path -> Set<String> in
      if path.hasSuffix(".h") { return words(in: path) }
      let file = SourceFile(path: path)
      return DeclaredNames(file, file.active(conditions), extent: .visible).names
    }
    return found.reduce(into: Set()) { $0.formUnion($1) }
  }

  private static func modules(of toolchain: SwiftToolchain) -> [String] {
    let folder = "\(toolchain.root)/usr/lib/swift/linux"
    // What sources can't import, or hardly do, is large.
    return CHeaders.files(in: folder, ending: ".swiftmodule").filter { path in
      let name = path.dropFirst(folder.count + 1)
      let isInner =
        name.hasPrefix("_") && !name.hasPrefix("_Concurrency") && !name.hasPrefix("_String")
      return !isInner && !name.hasPrefix("Cxx")
    }
  }

  /// Returns the runs of letters, digits and underscores in a file, such as a compiled module, which has the
  /// names of its declarations as text.
  @Sendable static func words(in path: String) -> Set<String> {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    var words: Set<String> = []
    // Compiled modules are large, and builds for debugging slow: one look at a table for each byte.
    let table = (UInt8.min...UInt8.max).map { byte -> UInt8 in
      byte < 0x80 && (SourceLexer.isLetter(byte) || SourceLexer.isDigit(byte)) ? 1 : 0
    }
    table.withUnsafeBytes { isPart in
      data.withUnsafeBytes { bytes in
        var (start, place) = (0, 0)
        while place < bytes.count {
          if isPart[Int(bytes[place])] != 0 {
            place += 1
            continue
          }
          add(bytes[start..<place], to: &words)
          place += 1
          start = place
        }
        add(bytes[start..<place], to: &words)
      }
    }
    return words
  }

  private static func add(_ bytes: Slice<UnsafeRawBufferPointer>, to words: inout Set<String>) {
    guard bytes.count > 1, bytes.count < 100, !SourceLexer.isDigit(bytes[bytes.startIndex]) else {
      return
    }
    words.insert(String(decoding: bytes, as: UTF8.self))
  }
}
