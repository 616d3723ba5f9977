// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

struct DoctorTests {
  @Test func `the doctor says what is there and what is missing`() throws {
    let workshop = try Workshop()
    let (text, isWell) = Doctor(workshop.environment()).report()
    expect(isWell)
    expect(text.contains("ok      Swift toolchain in \(workshop.path)/tools\n"))
    expect(text.contains("ok      sources of Mullion in \(workshop.path)/mullion\n"))
    expect(text.contains("missing a display; without one, mullion run writes pictures\n"))
    expect(text.contains("ok      0 MB in \(workshop.path)/cache/platforms\n"))
    var environment = workshop.environment()
    environment.variables["PATH"] = "/none"
    let (other, isWellWithout) = Doctor(environment).report()
    expect(!isWellWithout)
    expect(other.contains("missing there is no 'swift' on the path; install Swift 6.2 or newer"))
  }

  @Test func `a missing system library is named with its package and its use`() throws {
    let workshop = try Workshop()
    func text() -> String {
      Doctor(workshop.environment(), system: "\(workshop.path)/system").report().text
    }
    expect(text().contains("missing libcrypto for hashes of CryptoKit; install libssl-dev\n"))
    try workshop.write("", "system/usr/lib64/pkgconfig/libcrypto.pc")
    expect(text().contains("ok      libcrypto for hashes of CryptoKit\n"))
  }

  @Test func `fonts are looked for where pictures look for them`() throws {
    let workshop = try Workshop()
    var environment = workshop.environment()
    environment.variables["HOME"] = "\(workshop.path)/home"
    func text() -> String { Doctor(environment, system: "\(workshop.path)/system").report().text }
    let missing = "missing fonts for pictures; install fonts-inter and fonts-noto-core, or others\n"
    expect(text().contains(missing))
    // A folder of fonts that has none.
    try workshop.write("", "system/usr/share/fonts/truetype/README")
    expect(text().contains(missing))
    for place in [
      "home/.local/share/fonts/Own.TTF", "system/usr/share/fonts/opentype/inter/Inter.otf",
    ] {
      try workshop.write("", place)
      expect(text().contains("ok      fonts for pictures\n"), "\(place)")
      try FileManager.default.removeItem(atPath: "\(workshop.path)/\(place)")
    }
  }

  @Test func `a module that is called as one of Mullion's is named`() throws {
    let workshop = try Workshop()
    let own = try String(contentsOfFile: "\(workshop.path)/mullion/Package.swift", encoding: .utf8)
    try workshop.write(
      own + #"module("Frameworks/Photos"), part("Views/Controls"), module("Lists/Composer"),"#,
      "mullion/Package.swift")
    for place in ["Frameworks/Photos", "Views/Controls", "Lists/Composer"] {
      try workshop.write("", "mullion/Sources/\(place)/A.swift")
    }
    func clashes(_ dependency: String) throws -> [Substring] {
      let targets = ["Photos", "Controls", "Feed"].map { #".target(name: "\#($0)"),"# }
      try workshop.write(dependency + targets.joined(), "feed/Package.swift")
      return Doctor(workshop.environment(in: "feed")).report().text.split(separator: "\n")
        .filter { $0.hasPrefix("clash") }
    }
    let clash = try #require(clashes(#".package(url: "https://example.org/mullion.git")"#).first)
    expect(clash.contains("the module Photos has the name of one of Mullion's"))
    expect(try clashes(#".package(name: "Mullion", path: "../mullion")"#).count, equals: 1)
    expect(try clashes("").isEmpty)
  }

  @Test func `no module of Mullion's own package is reported as a clash`() throws {
    let workshop = try Workshop()
    try workshop.write("", "mullion/Sources/Frameworks/Photos/A.swift")
    let manifest = #".package(name: "Mullion", path: "../.."), .target(name: "Photos"),"#
    try workshop.write(manifest, "mullion/Package.swift")
    func report(in folder: String) -> String {
      Doctor(workshop.environment(in: folder)).report().text
    }
    expect(!report(in: "mullion").contains("clash"))
    try workshop.write("// Another package.\n" + manifest, "feed/Package.swift")
    expect(report(in: "feed").contains("clash   the module Photos"))
  }

  @Test func `caches are emptied, and nothing else in their folder`() throws {
    let workshop = try Workshop()
    try workshop.write("", "feed/Package.swift")
    try workshop.write("mine", "cache/mine")
    _ = workshop.run(BuildRequest(.build), in: "feed")
    expect(Doctor(workshop.environment()).empty() > 0)
    expect(workshop.tree("cache").keys.sorted(), equals: ["mine"])
  }

  @Test func `caches stand where variables say`() {
    func folder(_ variables: [String: String]) -> String {
      BuildEnvironment(variables: variables, folder: "/work") { _ in }.cacheFolder
    }
    expect(folder(["HOME": "/home/a"]), equals: "/home/a/.cache/mullion")
    expect(folder(["HOME": "/home/a", "XDG_CACHE_HOME": "/c"]), equals: "/c/mullion")
    expect(folder(["HOME": "/home/a", "XDG_CACHE_HOME": "c"]), equals: "/home/a/.cache/mullion")
    expect(folder(["XDG_CACHE_HOME": "/c", "MULLION_CACHE": "own"]), equals: "/work/own")
  }
}
