// SPDX-License-Identifier: Apache-2.0

import DeveloperToolsSupport
package import Foundation
import MullionContracts
import UIKit

/// A handler of the render request that the program was started for.
@MainActor
package struct RenderResponder {
  private let file: URL
  private let launch: @MainActor () -> Void

  /// Creates a handler for the request stored in `file`; `launch` starts the application.
  package init(_ file: URL, _ launch: @escaping @MainActor () -> Void) {
    self.file = file
    self.launch = launch
  }

  /// Handles the request while the main run loop runs.
  ///
  /// - Returns: the program's exit status.
  func run() -> Int32 {
    var status: Int32?
    Task { @MainActor in status = await answered() }
    while status == nil {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
    return status ?? 1
  }

  /// Handles the request and writes the response.
  ///
  /// - Returns: the program's exit status.
  package func answered() async -> Int32 {
    do {
      let work = try JSONDecoder().decode(RenderJob.self, from: Data(contentsOf: file))
      var reply = RenderResponse()
      do throws(PictureFailure) {
        try await make(work, &reply)
      } catch {
        reply.failure = error.description
      }
      try WholeFile(work.responsePath).write(JSONEncoder().encode(reply))
      return reply.failure == nil ? 0 : 1
    } catch {
      Diagnostics.report("the request in \(file.path) failed: \(error)")
      return 1
    }
  }

  private func make(_ work: RenderJob, _ reply: inout RenderResponse) async throws(PictureFailure) {
    if work.order.format == .png { try installFonts() }
    if case .application = work.subject { return try await draw(application: work, &reply) }
    let records = PreviewRecords.all
    reply.previews = records.map {
      RenderResponse.Preview(name: $0.name, file: $0.fileID, line: $0.line)
    }
    guard case .previews(let numbers) = work.subject else { return }
    for number in numbers where records.indices.contains(number) {
      if let matrix = work.matrix {
        try put(Self.sheet(of: records[number], in: matrix.matrix), work, number: number)
        continue
      }
      if let harness = PreviewStage(records[number], work.order.device).harness() {
        try await write(harness, work, number: number)
      }
    }
  }

  /// Starts the application and draws its first screen, or adds to `reply` the cause why there is none.
  private func draw(
    application work: RenderJob, _ reply: inout RenderResponse
  ) async throws(PictureFailure) {
    let launch = ObservedLaunch(self.launch)
    let screen = MountedScreen(on: work.order.device, launching: launch.run)
    try? WholeFile(work.launchNotePath).write(Data())
    guard let screen else {
      reply.showsNothing = true
      throw PictureFailure(launch.reasonForNoWindow)
    }
    try await write(CollectionViewHarness(screen), work, number: 0)
  }

  private func write(
    _ harness: CollectionViewHarness, _ work: RenderJob, number: Int
  ) async throws(PictureFailure) {
    try put(try await work.order.picture(of: harness) { false }, work, number: number)
  }

  /// Returns the text matrix of a preview: its text frames in each variant.
  private static func sheet(of record: PreviewRecord, in matrix: Matrix) -> Data {
    var sheet = MatrixSheet()
    for variant in matrix.variants {
      PreviewStage(record, variant.device).show(in: variant) { harness in
        harness.runUntilIdle()
        sheet.add(harness.textFrames, of: variant)
      }
    }
    return Data(sheet.text.utf8)
  }

  private func put(
    _ picture: Data, _ work: RenderJob, number: Int
  ) throws(PictureFailure) {
    do {
      try WholeFile(work.picturePath(number)).write(picture)
    } catch {
      throw PictureFailure("'\(work.picturePath(number))' can't be written: \(error).")
    }
  }

  private func installFonts() throws(PictureFailure) {
    do {
      try ApplicationHostRegistry.entry?.installServices()
    } catch {
      throw PictureFailure("\(error)")
    }
  }
}
