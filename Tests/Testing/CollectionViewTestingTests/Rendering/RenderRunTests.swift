// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionContracts
import Testing
import UIKit

/// Tests of programs that are launched to render pictures, in processes of their own.
struct RenderRunTests {
  /// Requests images, which are written to `folder`, and ends the program.
  @MainActor
  private static func ask(
    _ subject: RenderJob.Subject, in folder: String, matrix: NamedMatrix? = nil,
    _ change: (inout PictureOrder) -> Void = { _ in }
  ) async throws -> Never {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var order = PictureOrder()
    change(&order)
    var work = RenderJob(subject, order, into: folder)
    work.matrix = matrix
    let file = URL(fileURLWithPath: "\(folder)/render.json")
    try WholeFile(file.path).write(JSONEncoder().encode(work))
    exit(
      await RenderResponder(file) { _startHostedApplication(RenderedApplication.self) }.answered())
  }

  private func reply(in folder: String) throws -> RenderResponse {
    try JSONDecoder().decode(RenderResponse.self, from: WholeFile("\(folder)/reply.json").read())
  }

  /// A folder that is deleted after the test.
  private final class Room {
    let path = NSTemporaryDirectory() + "asked-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let room = Room()
  private var folder: String { room.path }

  @Test func `an application is drawn on the device that is asked for, after what is done`()
    async throws
  {
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      try await Self.ask(.application, in: folder) { order in
        order.size = CGSize(width: 320, height: 480)
        order.isDark = true
        order.goes = [[.tapText("Add one")], [.tapText("Add one"), .wait(0.1)]]
      }
    }
    let picture = try String(contentsOfFile: "\(folder)/picture-0.txt", encoding: .utf8)
    expect(picture.hasPrefix("frames 2  screen 320x480 @2x"))
    expect(picture.contains("\"2 320 dark\""))
    expect(try reply(in: folder).failure == nil)
  }

  @Test func `an action that can't be done is the answer`() async throws {
    await #expect(processExitsWith: .exitCode(1)) { [folder = folder as String] in
      try await Self.ask(.application, in: folder) { $0.goes = [[.tapText("Remove")]] }
    }
    expect(
      try reply(in: folder).failure?.hasPrefix("There is no text 'Remove' on the screen"),
      equals: true)
    expect(!FileManager.default.fileExists(atPath: "\(folder)/picture-0.txt"))
  }

  @Test func `an application without a window is told so`() async throws {
    await #expect(processExitsWith: .exitCode(1)) { [folder = folder as String] in
      await MainActor.run { RenderedApplication.hasWindow = false }
      try await Self.ask(.application, in: folder)
    }
    expect(
      try reply(in: folder).failure?.hasPrefix("the application shows no window"), equals: true)
  }

  @Test func `a file that asks for nothing ends the program with a sentence`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      let file = URL(fileURLWithPath: "/proc/none")
      exit(await RenderResponder(file) {}.answered())
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("the request in /proc/none failed"))
  }

  @Test func `previews are listed in the order of files and lines`() async throws {
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      try await Self.ask(.list, in: folder)
    }
    let previews = try reply(in: folder).previews
      .filter { $0.file.hasSuffix("RenderedPreviews.swift") }
    expect(previews.map(\.name), equals: [nil, "A label", "As large as it asks", "Turned"])
    expect(previews.allSatisfy { $0.file == "CollectionViewTestingTests/RenderedPreviews.swift" })
    expect(previews.map(\.line), equals: [5, 13, 19, 28])
  }

  @Test func `a preview is told in the variants of a matrix, with its own traits`() async throws {
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      try await Self.ask(.list, in: folder)
    }
    let all = try reply(in: folder).previews
    let first = try #require(all.firstIndex { $0.file.hasSuffix("RenderedPreviews.swift") })
    await #expect(processExitsWith: .success) { [folder = folder as String, first = first as Int] in
      try await Self.ask(.previews([first + 1, first + 2]), in: folder, matrix: .smoke)
    }
    func sheet(_ number: Int) throws -> String {
      try String(contentsOfFile: "\(folder)/picture-\(first + number).txt", encoding: .utf8)
    }
    let label = try sheet(1)
    expect(label.hasPrefix("matrix 1  \(Matrix.smoke.variants.count) variants  "))
    expect(label.contains("iPhone 15, longer texts"))
    expect(label.contains("frames 2  screen 744x1133"))
    expect(try sheet(2).contains("frames 2  screen 90x30"))
    expect(try !sheet(2).contains("screen 744x1133"))
  }

  @Test(arguments: [
    (0, "screen 390x844", "\"controller\""), (1, "screen 390x844", "\"label\""),
    (2, "screen 90x30", "@2x"), (3, "screen 844x390", "\"turned\""),
  ])
  func `a preview is drawn as its traits say`(
    number: Int, screen: String, words: String
  ) async throws {
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      try await Self.ask(.list, in: folder)
    }
    let all = try reply(in: folder).previews
    let first = try #require(all.firstIndex { $0.file.hasSuffix("RenderedPreviews.swift") })
    let place = first + number
    await #expect(processExitsWith: .success) { [folder = folder as String, place = place as Int] in
      try await Self.ask(.previews([place]), in: folder)
    }
    let picture = try String(contentsOfFile: "\(folder)/picture-\(place).txt", encoding: .utf8)
    expect(picture.contains(screen))
    expect(picture.contains(words))
  }
}
