// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The lock files of a project: those beside it, and in the folders above it up to its repository's.
package struct LockFiles {
  /// The maximum number of folders above the project that are searched.
  private static let highest = 4

  /// The pinned dependencies of all lock files.
  package private(set) var pins: [PinnedDependency] = []
  /// The errors of lock files that cannot be read.
  package private(set) var errors: [ProjectError] = []

  /// Reads the lock files of the project or package at `path`.
  ///
  /// - Parameter path: a package's folder, or a folder that ends in `.xcodeproj`.
  package init(of path: String) {
    var folder = URL(fileURLWithPath: path)
    if path.hasSuffix(".xcodeproj") {
      take(
        "\(path)/project.xcworkspace/xcshareddata/swiftpm/Package.resolved", PackageLock.init,
        \.pins)
      folder.deleteLastPathComponent()
    }
    for _ in 0..<Self.highest where folder.path != "/" {
      read(folder.path)
      if FileManager.default.fileExists(atPath: "\(folder.path)/.git") { break }
      folder.deleteLastPathComponent()
    }
  }

  private mutating func read(_ folder: String) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where name.hasSuffix(".xcworkspace") {
      take("\(folder)/\(name)/xcshareddata/swiftpm/Package.resolved", PackageLock.init, \.pins)
    }
    take("\(folder)/Package.resolved", PackageLock.init, \.pins)
    take("\(folder)/Podfile.lock", PodLock.init, \.pins)
    take("\(folder)/Cartfile.resolved", CarthageLock.init, \.pins)
    take("\(folder)/.gitmodules", SubmoduleList.init, \.pins)
  }

  private mutating func take<Lock>(
    _ path: String, _ read: (String) throws(ProjectError) -> Lock,
    _ pins: (Lock) -> [PinnedDependency]
  ) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do throws(ProjectError) {
      self.pins += pins(try read(path))
    } catch {
      errors.append(error)
    }
  }

  /// Returns the pin of the repository at `address`, or `nil` if there is none.
  package func pin(at address: String) -> PinnedDependency? {
    let wanted = PinnedDependency.repository(at: address).lowercased()
    return pins.first { $0.address != nil && $0.repository.lowercased() == wanted }
  }

  /// Returns the pin that may provide `module`, or `nil` if there is none.
  package func pin(providing module: String) -> PinnedDependency? {
    pins.first { $0.mayProvide(module) }
  }

  /// Returns the submodule that contains the file at `path`, or `nil` if there is none.
  package func pin(containing path: String) -> PinnedDependency? {
    pins.first { pin in
      pin.source == .submodules && pin.path.map { path.hasPrefix("\($0)/") } ?? false
    }
  }
}
