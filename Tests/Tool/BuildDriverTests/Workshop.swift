// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import MullionBuildDriver
import Synchronization
import Testing

/// A folder with a simulated toolchain that records its calls, a checkout, and a cache.
///
/// It is deleted after the test.
final class Workshop: Sendable {
  let path: String
  private let told = Mutex("")

  private let isIncremental: Bool

  /// Creates a folder whose toolchain exits with `status` when Mullion's modules are built, and leaves object
  /// files if it is incremental.
  init(status: Int = 0, isIncremental: Bool = false) throws {
    self.isIncremental = isIncremental
    path = "\(NSTemporaryDirectory())workshop-\(UUID().uuidString)"
    for name in [
      "mullion/Package.swift", "mullion/Sources/Controllers/UIKit/UIKit.swift",
      "mullion/Sources/Base/CTear/include/module.modulemap", "mullion/Rewriter/Package.swift",
      "mullion/AppleModules/Package.swift",
      "mullion/Sources/Testing/SnapshotTesting/Asserting/Assert.swift",
      "mullion/Sources/Testing/InlineSnapshotTesting/Inline.swift",
      "mullion/Rewriter/Sources/main.swift", "tools/usr/bin/swift-frontend",
      "tools/usr/bin/clang", "tools/usr/lib/swift/host/SwiftSyntax.swiftmodule",
    ] {
      try write("", name)
    }
    try write(status: status)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Makes the toolchain exit with `status` when Mullion's modules are built.
  func write(status: Int) throws {
    try write(
      """
      #!/bin/sh
      echo "swift $* [SWIFT_EXEC=$SWIFT_EXEC${SWIFT_EXEC_MANIFEST:+ manifests by $SWIFT_EXEC_MANIFEST}${MULLION_GIVEN_PACKAGES:+ given $MULLION_GIVEN_PACKAGES}${MULLION_BUILT_PACKAGE:+ without tests of $MULLION_BUILT_PACKAGE}${MULLION_BUILT_TARGET:+ for $MULLION_BUILT_TARGET}${MULLION_ROOT_PACKAGE:+ as part of $MULLION_ROOT_PACKAGE}${MULLION_LEFT_OUT:+ without $MULLION_LEFT_OUT}] [in $(pwd)]${MULLION_PLATFORM:+ [for the platform]}" >> \(path)/calls
      case "$*" in
        *"--product MullionPlatform"*)
          echo "[3/7] Compiling UIKit"; echo "error: no"
          while [ "$1" != --scratch-path ]; do shift; done
          mkdir -p "$2/debug"
          echo plugin > "$2/debug/MullionPreviewMacros-tool"
          cp -p "\(path)/mullion/Sources/Controllers/UIKit/UIKit.swift" "$2/debug/libMullionPlatform.so"
          exit \(status);;
        *"--target InlineSnapshotTesting"*)
          while [ "$1" != --scratch-path ]; do shift; done
          for object in SnapshotTesting.build/Assert SnapshotTesting.build/Gone InlineSnapshotTesting.build/Inline; do
            mkdir -p "$2/debug/${object%/*}"
            [ -e "$2/debug/$object.swift.o" ] || echo object > "$2/debug/$object.swift.o"
          done;;
        *"/mullion/Rewriter "*)
          while [ "$1" != --scratch-path ]; do shift; done
          mkdir -p "$2/release" "$2/debug"
          [ -e "$2/release/mullion-relay" ] || echo relay > "$2/release/mullion-relay"
          [ -e "$2/debug/mullion-swiftc" ] || echo compiler > "$2/debug/mullion-swiftc";;
        "test list"*|"test "*" list"*)
          echo "building" >&2
          cat "\(path)/tests" 2> /dev/null
          [ ! -e "\(path)/unbuilt" ];;
        "test "*)
          if [ -e "\(path)/errors" ] && [ -z "$MULLION_LEFT_OUT" ]; then
            cat "\(path)/errors"
            exit 1
          fi;;
        "run "*)
          printf "Build of product 'feed' complete! (0.08s)\\nfeed starts\\n" >&2;;
        *describe*)
          echo "warning: old"
          echo '{'
          echo '"name": "feed", "products": [{"name": "Feed", "type": {"library": ["automatic"]}},'
          echo '{"name": "Shop", "type": {"executable": null}}],'
          echo '"targets": [{"name": "FeedTests", "path": "Tests/FeedTests", "type": "test"}]}';;
        *--product\\ Shop*)
          while [ "$1" != --scratch-path ]; do shift; done
          mkdir -p "$2/debug"
          printf '#!/bin/sh\\necho "ran $0 $* $MULLION_PICTURES" >> \(path)/calls\\nexit 7\\n' > "$2/debug/Shop"
          chmod +x "$2/debug/Shop";;
      esac
      """, program: "tools/usr/bin/swift")
    try write(
      """
      #!/bin/sh
      [ "$1" != --version ] || { printf 'Swift version 9.1 (swift-9.1-RELEASE)\nTarget: pdp11-unknown\n'; exit; }
      echo "swiftc $*" >> \(path)/calls
      while [ "$1" != -o ]; do shift; done
      echo library > "$2"
      """, program: "tools/usr/bin/swiftc")
  }

  /// Writes an executable program.
  ///
  /// It does not use Foundation, whose file descriptors are inherited by any process that another test starts
  /// meanwhile, such as a compiler: a program that is open for writing cannot be started.
  private func write(_ text: String, program name: String) throws {
    let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o755)
    try #require(file >= 0, "\(String(cString: strerror(errno)))")
    defer { close(file) }
    var text = text
    let count = text.withUTF8 { Glibc.write(file, $0.baseAddress, $0.count) }
    try #require(count == text.utf8.count)
  }

  func write(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns the environment of a build in `folder`.
  func environment(in folder: String = "") -> BuildEnvironment {
    BuildEnvironment(
      variables: [
        "PATH": "\(path)/tools/usr/bin:/usr/bin:/bin", "MULLION_CACHE": "\(path)/cache",
        "MULLION_HOME": "\(path)/mullion", "SWIFT_EXEC": "/else/swiftc",
        "MULLION_INCREMENTAL": isIncremental ? "1" : "",
      ], folder: "\(path)/\(folder)"
    ) { [self] text in
      told.withLock { $0 += text }
    }
  }

  /// The output for the user, without the folder's own path.
  var words: String { told.withLock { $0 }.replacingOccurrences(of: path, with: "") }

  /// Performs a request.
  ///
  /// - Returns: The error message, or the exit status as text.
  func run(_ request: BuildRequest, in folder: String = "") -> String {
    do throws(BuildError) {
      return "\(try PlatformBuild(environment(in: folder)).run(request))"
    } catch {
      return error.description.replacingOccurrences(of: path, with: "")
    }
  }

  /// Returns the calls of the toolchain since the last time, one per line.
  func calls() -> [String] {
    defer { try? FileManager.default.removeItem(atPath: "\(path)/calls") }
    return (text("calls") ?? "").replacingOccurrences(of: path, with: "")
      .split(separator: "\n").map(String.init)
  }

  /// Returns the contents of all files below a folder, by path.
  func tree(_ folder: String) -> [String: Data] {
    let whole = "\(path)/\(folder)"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: whole)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, FileManager.default.contents(atPath: "\(whole)/\(name)") ?? Data())
      })
  }

  /// Returns the path of a file in the cache that ends in `ending`, or `nil` if there is none.
  func cached(_ ending: String) -> String? {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(path)/cache")) ?? []
    return names.first { $0.hasSuffix(ending) }.map { "\(path)/cache/\($0)" }
  }
}
