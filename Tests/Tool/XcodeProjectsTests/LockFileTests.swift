// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionXcodeProjects
import Testing

/// Tests of the files in which package managers record versions.
struct LockFileTests {
  private let folder = ProjectFolder()

  private static let pods = """
    PODS:
      - Cards (2.1.0)
      - Maps/Base (3.0.0-beta.1):
        - Cards (~> 2.0)
      - Maps/Route (3.0.0-beta.1)
      - "Quoted (1.0)"
      - Own (0.1.0)

    DEPENDENCIES:
      - Cards (~> 2.0)
      - Maps/Base (from `https://example.org/maps.git`, branch `main`)
      - Own (from `../Own`)

    SPEC REPOS:
      trunk:
        - Cards

    EXTERNAL SOURCES:
      Maps:
        :branch: main
        :git: https://example.org/maps.git
      Own:
        :path: "../Own"

    CHECKOUT OPTIONS:
      Maps:
        :commit: 0123456789abcdef0123456789abcdef01234567
        :git: https://example.org/maps.git

    SPEC CHECKSUMS:
      Cards: 0b5a4c

    COCOAPODS: 1.11.3
    """

  private func complaint<Lock>(
    _ text: String, _ name: String, _ read: (String) throws(ProjectError) -> Lock
  ) throws -> String {
    try folder.write(text, name)
    do throws(ProjectError) {
      _ = try read("\(folder.path)/\(name)")
      return ""
    } catch {
      return error.description.replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  @Test func `pods have their versions, sources and lines, subspecifications once`() throws {
    try folder.write(Self.pods, "Podfile.lock")
    let pins = try PodLock(path: "\(folder.path)/Podfile.lock").pins
    expect(pins.map(\.name), equals: ["Cards", "Maps", "Quoted", "Own"])
    expect(pins.map(\.line), equals: [2, 3, 6, 7])
    expect(pins.map(\.version), equals: ["2.1.0", "3.0.0-beta.1", "1.0", "0.1.0"])
    expect(pins[0].address == nil)
    expect(pins[1].address, equals: "https://example.org/maps.git")
    expect(pins[1].checkedOut, equals: "0123456789abcdef0123456789abcdef01234567")
    expect(pins[3].path, equals: "../Own")
  }

  @Test func `Carthage's file has addresses, tags and commits, and frameworks without sources`()
    throws
  {
    try folder.write(
      """
      binary "https://example.org/Ads.json" "7.0"
      github "owner/Cards.swift" "v2.1.0"
      github "https://git.example.org/a/b.git" "1.0"
      git "git@example.org:own/maps.git" "0123456789abcdef0123456789abcdef01234567"
      """, "Cartfile.resolved")
    let pins = try CarthageLock(path: "\(folder.path)/Cartfile.resolved").pins
    expect(pins.map(\.name), equals: ["Ads", "Cards.swift", "b", "maps"])
    expect(pins.map(\.isBinary), equals: [true, false, false, false])
    expect(
      pins.map(\.address),
      equals: [
        nil, "https://github.com/owner/Cards.swift.git", "https://git.example.org/a/b.git",
        "git@example.org:own/maps.git",
      ])
    expect(pins.map(\.version), equals: ["7.0", "v2.1.0", "1.0", nil])
    expect(pins[3].revision, equals: "0123456789ab")
  }

  @Test func `submodules have their paths and addresses`() throws {
    try folder.write(
      """
      [submodule "cards"]
      \tpath = Vendor/Cards
      \turl = https://example.org/cards.git
      # a comment
      [submodule "maps"]
      \turl = ../maps.git
      \tbranch = main
      \tpath = Vendor/Maps
      """, ".gitmodules")
    let pins = try SubmoduleList(path: "\(folder.path)/.gitmodules").pins
    expect(pins.map(\.name), equals: ["Cards", "Maps"])
    expect(pins.map(\.path), equals: ["Cards", "Maps"].map { "\(folder.path)/Vendor/\($0)" })
    expect(pins.map(\.address), equals: ["https://example.org/cards.git", nil])
    expect(pins.map(\.line), equals: [1, 5])
  }

  @Test(arguments: [
    #"{"pins": [{"identity": "cards", "location": "https://example.org/Cards.git", "state": {"revision": "0123", "version": "2.1.0"}}], "version": 2}"#,
    #"{"object": {"pins": [{"package": "Cards", "repositoryURL": "https://example.org/Cards.git", "state": {"branch": null, "revision": "0123", "version": "2.1.0"}}]}, "version": 1}"#,
    #"{"pins": [{"location": "https:\/\/example.org\/Cards.git", "state": {"revision": "0123", "version": "2.1.0"}}], "version": 3}"#,
  ])
  func `a Package.resolved is read in each version`(text: String) throws {
    try folder.write(text, "Package.resolved")
    let pin = try #require(try PackageLock(path: "\(folder.path)/Package.resolved").pins.first)
    expect(pin.name, equals: "Cards")
    expect(pin.version, equals: "2.1.0")
    expect(pin.commit, equals: "0123")
    expect(pin.line, equals: 1)
  }

  @Test func `a broken file is named with its line`() throws {
    expect(
      try complaint("PODS:\n  - Cards\n", "Podfile.lock", PodLock.init),
      equals: "Podfile.lock:2: expected a pod with its version, as in '- Pod (1.0)'.")
    expect(
      try complaint("pods: 1\n", "Podfile.lock", PodLock.init),
      equals: "Podfile.lock: there is no 'PODS:' in it: this is not a Podfile.lock.")
    expect(
      try complaint("PODS:\n<<<<<<< HEAD\n", "Podfile.lock", PodLock.init),
      equals: "Podfile.lock:2: this is a conflict marker of a merge; resolve the conflict first.")
    expect(
      try complaint("\nhub \"a/b\" \"1\"\n", "Cartfile.resolved", CarthageLock.init),
      equals: "Cartfile.resolved:2: expected github, git or binary with a place and a version in"
        + " quotes, found 'hub \"a/b\" \"1\"'.")
    expect(
      try complaint("path = a\n", ".gitmodules", SubmoduleList.init),
      equals: ".gitmodules:1: expected [submodule \"NAME\"] or NAME = VALUE, found 'path = a'.")
    expect(
      try complaint("{}", "Package.resolved", PackageLock.init),
      equals:
        "Package.resolved: this is not a Package.resolved: there is no list 'pins' in its JSON.")
  }

  @Test func `files are found beside a project and above it, up to its repository`() throws {
    try folder.write("PODS:\n  - Far (1.0)\n", "Podfile.lock")
    try folder.write("", "repo/.git/HEAD")
    try folder.write("github \"a/Maps\" \"2.0\"", "repo/Cartfile.resolved")
    try folder.write("PODS:\n  - Cards (1.0)\n", "repo/ios/Podfile.lock")
    let resolved = #"{"pins": [{"location": "https://example.org/Rates.git", "state": {}}]}"#
    try folder.write(
      resolved, "repo/ios/Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    try folder.write("broken", "repo/ios/Package.resolved")
    let locks = LockFiles(of: "\(folder.path)/repo/ios/Shop.xcodeproj")
    expect(locks.pins.map(\.name), equals: ["Rates", "Cards", "Maps"])
    expect(locks.errors.count, equals: 1)
    expect(locks.pin(at: "https://example.org/rates")?.name, equals: "Rates")
    expect(locks.pin(providing: "Maps")?.version, equals: "2.0")
  }

  @Test(arguments: [
    ("lottie-ios", "Lottie", true), ("SQLite.swift", "SQLite", true), ("swift-log", "Log", true),
    ("Swift", "Swift", true), ("Rx-Cards", "RxCards", true), ("Cards", "CardsKit", false),
  ])
  func `words for the platform are ignored where modules are matched`(
    name: String, module: String, isSo: Bool
  ) throws {
    try folder.write("github \"a/\(name)\" \"2.0\"", "Cartfile.resolved")
    let pin = try #require(try CarthageLock(path: "\(folder.path)/Cartfile.resolved").pins.first)
    expect(pin.mayProvide(module), equals: isSo)
  }

  @Test func `commands for the shell quote what a file says`() {
    expect(
      ShellCommand.clone("https://example.org/a.git", at: "1.0"),
      equals: "git clone https://example.org/a.git && git -C a checkout 1.0")
    expect(ShellCommand.quoted("a; rm -rf 'b'"), equals: #"'a; rm -rf '\''b'\'''"#)
    expect(ShellCommand.quoted("--upload-pack=x"), equals: "./--upload-pack=x")
  }
}
