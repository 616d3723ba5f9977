// SPDX-License-Identifier: Apache-2.0

import PlatformBuilds
import Testing
import mullion

struct BuildCommandTests {
  private func request(_ words: String...) throws -> BuildRequest {
    guard case .build(let options) = try Command(words) else {
      throw CommandError("not a build command")
    }
    return options.request
  }

  private func sentence(_ words: String...) -> String? {
    do throws(CommandError) {
      _ = try Command(words)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a project or a package is the subject`() throws {
    #expect(try request("run", "Shop.xcodeproj").subject == "Shop.xcodeproj")
    #expect(try request("test", "--package-path", "Kit").subject == "Kit")
    #expect(try request("build").subject == nil)
    #expect(try request("test").verb == .test)
  }

  @Test func `options come in any order, and what follows two dashes is for others`() throws {
    let request = try request(
      "run", "--clean", "--target=App", "--package", "SnapKit=../SnapKit", "A.xcodeproj",
      "--swift-version", "6", "--package=Then=/Then", "--", "--help", "--target", "x")
    #expect(request.isClean)
    #expect(request.target == "App")
    #expect(request.packages == ["SnapKit": "../SnapKit", "Then": "/Then"])
    #expect(request.swiftVersion == "6")
    #expect(request.arguments == ["--help", "--target", "x"])
  }

  @Test func `bad usage is one sentence`() {
    #expect(
      sentence("run", "a", "--package-path", "b")
        == "run takes one package or project, found 'a' and 'b'.")
    #expect(
      sentence("build", "--swift-version", "4") == "--swift-version expects 5 or 6, found '4'.")
    #expect(sentence("test", "--package", "a") == "--package expects NAME=FOLDER, found 'a'.")
    #expect(
      sentence("test", "--all") == "test takes FILE.xcodeproj, --package-path, --target,"
        + " --swift-version, --package, --clean and -- ARGUMENTS, found '--all'.")
    #expect(sentence("doctor", "now") == "doctor takes --empty, found 'now'.")
  }
}
