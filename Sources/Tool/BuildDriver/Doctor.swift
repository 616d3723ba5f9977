// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The check of the prerequisites of builds, and of the size of the caches.
package struct Doctor {
  private let environment: BuildEnvironment
  /// The prefix of the system's folders.
  private let system: String

  /// Creates a check of `environment`.
  ///
  /// - Parameters:
  ///   - environment: the variables and folders of the user.
  ///   - system: the folder that replaces the root of the machine.
  package init(_ environment: BuildEnvironment, system: String = "") {
    (self.environment, self.system) = (environment, system)
  }

  /// Returns a line for each check, and whether all required prerequisites are available.
  package func report() -> (text: String, isWell: Bool) {
    let lines = [toolchain, parser, modules, display] + libraries + [fonts] + caches + sharedNames
    let text = lines.map { "\($0.isThere ? "ok     " : $0.mark) \($0.text)\n" }.joined()
    return (text, lines.allSatisfy { $0.isThere || $0.isOptional })
  }

  /// Empties the caches.
  ///
  /// - Returns: the size of the whole cache folder before, in bytes.
  package func empty() -> Int {
    let cache = CacheFolder(path: environment.cacheFolder)
    let size = cache.size
    for name in Self.caches { cache.folder(name).remove() }
    return size
  }

  /// The folders of the cache.
  private static let caches = ["platforms", "packages", "projects", "results"]

  private struct Line {
    var isThere: Bool
    var text: String
    var isOptional = false
    /// The word before the text of a failed check.
    var mark = "missing"
  }

  private var toolchain: Line {
    do throws(BuildError) {
      return Line(isThere: true, text: "Swift toolchain in \(try SwiftToolchain(environment).root)")
    } catch {
      return Line(isThere: false, text: error.description)
    }
  }

  private var parser: Line {
    let isThere = (try? SwiftToolchain(environment))?.hasParser == true
    return Line(
      isThere: isThere,
      text: "SwiftSyntax in the toolchain, which reads unmodified sources"
        + (isThere ? "" : "; install the toolchain from https://swift.org/install"))
  }

  /// The check of the modules: those of a release, or the sources to build.
  private var modules: Line {
    do throws(BuildError) {
      guard let release = try Release(environment) else {
        return Line(
          isThere: true, text: "sources of Mullion in \(try MullionCheckout(environment).folder)")
      }
      try release.check(try SwiftToolchain(environment), environment)
      return Line(
        isThere: true,
        text: "\(release.title), a release, in \(release.folder); MULLION_HOME would name sources")
    } catch {
      return Line(isThere: false, text: error.description)
    }
  }

  private var display: Line {
    let named = ["WAYLAND_DISPLAY", "DISPLAY", "BROADWAY_DISPLAY"].first {
      environment.variable($0) != nil
    }
    return Line(
      isThere: named != nil,
      text: named.map { "a display, \(environment.variable($0) ?? "")" }
        ?? "a display; without one, mullion run writes pictures", isOptional: true)
  }

  /// The checks of the libraries for windows, images and hashes: those that a release loads, or those with
  /// which the sources are built.
  private var libraries: [Line] {
    let isRelease = (try? Release(environment)) != nil
    return SystemLibrary.all.map { library in
      let isThere =
        isRelease ? library.canBeLoaded(below: system) : library.isThere(below: system)
      return Line(
        isThere: isThere,
        text: "\(library.module) for \(library.use)"
          + (isThere ? "" : "; install \(isRelease ? library.runtimePackage : library.package)"),
        isOptional: true)
    }
  }

  /// The check of the fonts for images, in the folders that Mullion uses.
  private var fonts: Line {
    let home = environment.variable("HOME") ?? "/root"
    let folders =
      ["/usr/share/fonts", "/usr/local/share/fonts"].map { system + $0 }
      + [".local/share/fonts", ".fonts"].map { "\(home)/\($0)" }
    let isThere = folders.contains { folder in
      let names = FileManager.default.enumerator(atPath: folder)
      while let name = names?.nextObject() as? String {
        if [".ttf", ".otf", ".ttc"].contains(where: name.lowercased().hasSuffix) { return true }
      }
      return false
    }
    return Line(
      isThere: isThere,
      text: "fonts for pictures"
        + (isThere ? "" : "; install fonts-inter and fonts-noto-core, or others"),
      isOptional: true)
  }

  /// The modules in the package of the working folder that have names of Mullion's modules; none in Mullion's
  /// own package.
  private var sharedNames: [Line] {
    guard let checkout = try? MullionCheckout(environment),
      let manifest = FileManager.default.contents(atPath: "\(environment.folder)/Package.swift"),
      manifest != FileManager.default.contents(atPath: "\(checkout.folder)/Package.swift")
    else { return [] }
    let package = String(decoding: manifest, as: UTF8.self)
    let own = Set(checkout.targetsByModule.keys)
    return SharedModuleNames(package: package, own: own).names.map { name in
      Line(
        isThere: false,
        text:
          "the module \(name) has the name of one of Mullion's, and SwiftPM refuses both in one build;"
          + " rename it, or remove Mullion from Package.swift and use mullion build, where"
          + " your module takes precedence",
        isOptional: true, mark: "clash  ")
    }
  }

  private var caches: [Line] {
    Self.caches.map { name in
      let folder = CacheFolder(path: environment.cacheFolder).folder(name)
      let megabytes = (folder.size + (1 << 19)) >> 20
      return Line(isThere: true, text: "\(megabytes) MB in \(folder.path)")
    }
  }
}
