// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionBuildDriver
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
    expect(try request("run", "Shop.xcodeproj").subject, equals: "Shop.xcodeproj")
    expect(try request("test", "--package-path", "Kit").subject, equals: "Kit")
    expect(try request("build").subject == nil)
    expect(try request("test").verb, equals: .test)
  }

  @Test func `options come in any order, and what follows two dashes is for others`() throws {
    let request = try request(
      "run", "--clean", "--target=App", "--package", "SnapKit=../SnapKit", "A.xcodeproj",
      "--swift-version", "6", "--package=Then=/Then", "--", "--help", "--target", "x")
    expect(request.isClean)
    expect(request.target, equals: "App")
    expect(request.packages, equals: ["SnapKit": "../SnapKit", "Then": "/Then"])
    expect(request.swiftVersion, equals: "6")
    expect(request.arguments, equals: ["--help", "--target", "x"])
  }

  @Test func `strict tests are asked for of tests alone`() throws {
    expect(try BuildOptions(["--strict"], of: .test).isStrict)
    expect(try !BuildOptions([], of: .test).isStrict)
    expect(sentence("build", "--strict") != nil)
  }

  @Test func `tests can be told in files`() throws {
    guard
      case .build(let options) = try Command([
        "test", "--junit", "a.xml", "--sarif=b.sarif", "--summary", "c.md", "--page", "d.html",
        "--",
        "--filter", "Feed",
      ])
    else { throw CommandError("not a build command") }
    expect(options.report.junit, equals: "a.xml")
    expect(options.report.sarif, equals: "b.sarif")
    expect(options.report.summary, equals: "c.md")
    expect(options.report.page, equals: "d.html")
    expect(options.request.arguments, equals: ["--filter", "Feed"])
    expect(
      sentence("build", "--junit", "a.xml")?.hasPrefix("build takes FILE.xcodeproj"), equals: true)
  }

  @Test func `a share of the tests has a number, and times if they are known`() throws {
    let options = try BuildOptions(
      ["--shard", "2/5", "--times=times.json", "--results", "out"], of: .test)
    expect(options.request.shard?.description, equals: "2/5")
    expect(options.request.times, equals: "times.json")
    expect(options.results, equals: "out")
    expect(try BuildOptions([], of: .test).request.shard == nil)
  }

  @Test func `bad usage is one sentence`() {
    expect(
      sentence("run", "a", "--package-path", "b"),
      equals: "run takes one package or project, found 'a' and 'b'.")
    expect(
      sentence("build", "--swift-version", "4"),
      equals: "--swift-version expects 5 or 6, found '4'.")
    expect(sentence("test", "--package", "a"), equals: "--package expects NAME=FOLDER, found 'a'.")
    expect(
      sentence("test", "--all"),
      equals: "test takes FILE.xcodeproj, --package-path, --target,"
        + " --swift-version, --package, --checkouts, --own-dependencies, --clean, --strict,"
        + " --results, --shard, --times, --junit, --sarif, --summary, --page, --pictures-at, --work, --base-work,"
        + " --write-times, --annotations and -- ARGUMENTS, found '--all'.")
    expect(
      sentence("test", "--shard", "5"),
      equals: "--shard expects a number and the number of shares, as in 2/5, found '5'.")
    expect(
      sentence("test", "--times", "t.json"),
      equals: "--times divides the tests for --shard: name both.")
    expect(sentence("build", "--shard", "1/2") != nil)
    expect(
      sentence("doctor", "--now"),
      equals: "doctor takes PATH, --package, --checkouts, --modules or --empty, found '--now'.")
    expect(sentence("doctor", "a", "--empty"), equals: "doctor --empty takes no other arguments.")
    expect(
      sentence("doctor", "--checkouts", "a"),
      equals: "doctor estimates the build of a package, project or folder: name its PATH.")
  }
}

/// Tests of `mullion render` and `mullion previews` for sources that must be built first.
struct AskedCommandTests {
  private func sentence(_ words: String...) -> String? {
    do throws(CommandError) {
      _ = try Command(words)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a path is an application, and a word a screen of the gallery`() throws {
    guard
      case .render(let options) = try Command([
        "render", "App/", "--target", "Shop", "--dark", "--do", "tap 1,2; press tab", "-o", "a.svg",
      ])
    else { throw CommandError("not a render command") }
    expect(options.screen.isEmpty)
    expect(options.application.subject, equals: "App/")
    expect(options.application.target, equals: "Shop")
    expect(options.order.goes, equals: [[.tap(CGPoint(x: 1, y: 2)), .press(.tab)]])
    for word in ["Shop.xcodeproj", ".", "../Shop"] {
      guard case .render(let options) = try Command(["render", word]) else { continue }
      expect(options.application.subject, equals: word)
    }
    guard case .render(let options) = try Command(["render", "--package-path", "App"]) else {
      throw CommandError("not a render command")
    }
    expect(options.application.subject, equals: "App")
  }

  @Test func `what says nothing about an application or a screen is refused`() {
    expect(
      sentence("render", "./App", "--photos", "p"),
      equals:
        "--photos has no effect here: './App' is an application, which has pictures of its own.")
    expect(
      sentence("render", "home", "--target", "App"),
      equals: "--target has no effect here: 'home' is not built.")
    expect(
      sentence("render", "home", "--package-path", "App"),
      equals: "render takes one screen, found 'home' and 'App'.")
  }

  @Test func `previews are listed, or one or all are drawn`() throws {
    guard case .previews(let list) = try Command(["previews", "App/", "--list"]) else {
      throw CommandError("not a previews command")
    }
    expect(list.request.subject, equals: "App/")
    expect(list.name == nil)
    guard case .previews(let one) = try Command(["previews", "A label", "-o", "a.txt"]) else {
      throw CommandError("not a previews command")
    }
    expect(one.name, equals: "A label")
    expect(one.order.format, equals: .text)
    expect(one.request.subject == nil)
    guard
      case .previews(let check) = try Command([
        "previews", "App/", "--check", "--matrix", "pairwise", "--goldens", "G",
      ])
    else { throw CommandError("not a previews command") }
    expect(check.matrix, equals: .pairwise)
    expect(check.goldens, equals: "G")
    expect(one.matrix == nil)
    guard case .previews(let all) = try Command(["previews", "--all", "-o", "out", "--as", "svg"])
    else { throw CommandError("not a previews command") }
    expect(all.isAll)
    expect(all.order.format, equals: .svg)
  }

  @Test func `bad usage of previews is one sentence`() {
    expect(
      sentence("previews", "--all", "A"),
      equals: "previews takes one of --list, --check, --all and the name of a preview.")
    expect(
      sentence("previews", "--matrix", "all"),
      equals: "--matrix and --goldens are options of --check: add it.")
    expect(
      sentence("previews", "--check", "--matrix", "each"),
      equals: "--matrix expects smoke, pairwise or all, found 'each'.")
    expect(
      sentence("previews", "-o", "a.png"),
      equals: "previews needs the name of one preview, or --all.")
    expect(
      sentence("previews", "--all"),
      equals: "previews --all needs the folder for the pictures: -o FOLDER.")
    expect(
      sentence("previews", "--all", "-o", "out", "--as", "gif"),
      equals: "--as expects png, svg or txt, found 'gif'.")
    expect(
      sentence("previews", "A", "B"), equals: "previews renders one by its name, found 'A' and 'B'."
    )
  }

  @Test func `previews have names of their own`() {
    func preview(_ name: String?, _ file: String) -> RenderResponse.Preview {
      RenderResponse.Preview(name: name, file: "Feed/\(file).swift", line: 1)
    }
    expect(
      NamedPreview.names(of: [
        preview("Empty", "Feed"), preview("Wide", "Feed"), preview("Wide", "Row"),
        preview(nil, "Row"), preview(nil, "Row"), preview("Wide", "Row"),
      ]), equals: ["Empty", "Feed, Wide", "Row, Wide", "Row", "Row 2", "Row, Wide 2"])
  }
}
