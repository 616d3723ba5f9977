// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import Expectations
import Foundation
import Synchronization
import Testing

@Suite("Pictures of films", .enabled(if: MediaTools.areThere))
struct ImageGeneratorTests {
  private let folder: FilmFolder

  init() throws { folder = try FilmFolder() }

  private func generator(
    _ film: Film = .second, isExact: Bool = true
  ) throws -> AVAssetImageGenerator {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: try folder.write(film)))
    if isExact {
      generator.requestedTimeToleranceBefore = .zero
      generator.requestedTimeToleranceAfter = .zero
    }
    return generator
  }

  private func tenths(_ count: Int64) -> CMTime { CMTime(value: count, timescale: 10) }

  @Test(arguments: [0, 1, 4, 9])
  func `a picture is the one that is seen at the moment`(_ index: Int) throws {
    var actual = CMTime.invalid
    let image = try generator().copyCGImage(
      at: CMTime(value: Int64(10 * index + 5), timescale: 100), actualTime: &actual)
    expect(image.width == 16 && image.height == 8)
    expect(image.firstPixel, equals: [200, 100, UInt8(20 * index)])
    expect(actual, equals: tenths(Int64(index)))
  }

  @Test func `a picture is made beside the calling thread`() async throws {
    let (image, time) = try await generator().image(at: tenths(3))
    expect(image.firstPixel == [200, 100, 60] && time == tenths(3))
  }

  @Test func `pictures come in the order in which they were asked for`() async throws {
    let generator = try generator()
    var found: [(CMTime, [UInt8]?)] = []
    for await picture in generator.images(for: [tenths(5), tenths(1), tenths(30)]) {
      found.append((picture.requestedTime, try? picture.image.firstPixel))
    }
    expect(found.map(\.0), equals: [tenths(5), tenths(1), tenths(30)])
    expect(found.map(\.1), equals: [[200, 100, 100], [200, 100, 20], nil])
    for await _ in generator.images(for: []) { Issue.record("there is none") }
  }

  @Test func `old sources pass objects and are told of each`() async throws {
    let generator = try generator()
    let found = Mutex<[String]>([])
    await withCheckedContinuation { continuation in
      generator.generateCGImagesAsynchronously(
        forTimes: [NSValue(time: tenths(2)), NSValue(time: tenths(90))]
      ) { wanted, image, actual, result, error in
        let isLast = found.withLock {
          $0.append(
            "\(wanted.seconds) \(image?.width ?? 0) \(actual.seconds) \(result)"
              + " \((error as? AVError)?.code.rawValue ?? 0)")
          return $0.count == 2
        }
        if isLast { continuation.resume() }
      }
    }
    expect(
      found.withLock { $0 }, equals: ["0.2 16 0.2 succeeded 0", "9.0 0 0.0 failed -11832"])
  }

  @Test func `one picture is told with its moment`() async throws {
    let generator = try generator()
    let found = await withCheckedContinuation { continuation in
      generator.generateCGImageAsynchronously(for: tenths(2)) { image, time, error in
        continuation.resume(returning: (image?.firstPixel, time, error == nil))
      }
    }
    expect(found.0 == [200, 100, 40] && found.1 == tenths(2) && found.2)
  }

  @Test func `what is given up is told as cancelled`() async throws {
    nonisolated(unsafe) let generator = try generator()
    let results = Mutex<[AVAssetImageGenerator.Result]>([])
    await withCheckedContinuation { continuation in
      let times = (0..<50).map { _ in NSValue(time: tenths(5)) }
      generator.generateCGImagesAsynchronously(forTimes: times) { _, _, _, result, _ in
        let count = results.withLock {
          $0.append(result)
          return $0.count
        }
        if count == 1 { generator.cancelAllCGImageGeneration() }
        if count == 50 { continuation.resume() }
      }
    }
    expect(results.withLock { $0 }.first, equals: .succeeded)
    expect(results.withLock { $0 }.dropFirst().allSatisfy { $0 == .cancelled })
  }

  @Test func `the nearest picture is taken where that is allowed`() throws {
    let near = try generator(isExact: false)
    expect(
      try near.copyCGImage(at: tenths(50), actualTime: nil).firstPixel, equals: [200, 100, 180])
    expect(try near.copyCGImage(at: tenths(-5), actualTime: nil).firstPixel, equals: [200, 100, 0])
    let exact = try generator()
    #expect(throws: AVError(.noImageAtTime)) {
      try exact.copyCGImage(at: tenths(50), actualTime: nil)
    }
    #expect(throws: AVError(.noImageAtTime)) {
      try exact.copyCGImage(at: tenths(-5), actualTime: nil)
    }
    #expect(throws: AVError(.noImageAtTime)) {
      try exact.copyCGImage(at: .indefinite, actualTime: nil)
    }
    exact.requestedTimeToleranceBefore = CMTime(value: 5, timescale: 1)
    expect(
      try exact.copyCGImage(at: tenths(50), actualTime: nil).firstPixel, equals: [200, 100, 180])
  }

  @Test func `pictures fit into a size, and never become larger`() throws {
    let generator = try generator()
    generator.maximumSize = CGSize(width: 8, height: 8)
    let small = try generator.copyCGImage(at: .zero, actualTime: nil)
    expect(small.width == 8 && small.height == 4)
    generator.maximumSize = CGSize(width: 0, height: 2)
    expect(try generator.copyCGImage(at: .zero, actualTime: nil).width, equals: 4)
    generator.maximumSize = CGSize(width: 100, height: 100)
    expect(try generator.copyCGImage(at: .zero, actualTime: nil).width, equals: 16)
  }

  @Test func `pictures are turned upright where that is asked`() throws {
    var film = Film.second
    film.quarters = 1
    film.isHalved = true
    let generator = try generator(film)
    let stored = try generator.copyCGImage(at: .zero, actualTime: nil)
    expect(
      stored.width == 16 && stored.firstPixel == [200, 100, 0] && stored.lastPixel == [0, 0, 0])
    generator.appliesPreferredTrackTransform = true
    let turned = try generator.copyCGImage(at: .zero, actualTime: nil)
    // The left half is the upper one then.
    expect(turned.width == 8 && turned.height == 16)
    expect(turned.firstPixel == [200, 100, 0] && turned.lastPixel == [0, 0, 0])
  }

  @Test func `a file without pictures has none`() async throws {
    let generator = AVAssetImageGenerator(
      asset: AVURLAsset(url: URL(fileURLWithPath: "/nowhere/film.mov")))
    await #expect(throws: URLError.self) { try await generator.image(at: .zero) }
    var film = Film.second
    film.codec = "mull"
    let unknown = try self.generator(film)
    #expect(throws: AVError(.decoderNotFound)) {
      try unknown.copyCGImage(at: .zero, actualTime: nil)
    }
  }
}
