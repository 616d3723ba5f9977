// SPDX-License-Identifier: Apache-2.0

import CairoHost
import CollectionViewTesting
import Foundation
import GalleryScreens
import UIKit
import ViewTree

/// `mullion render`: a picture of a screen.
@MainActor
struct RenderCommand {
  private let options: RenderOptions

  init(_ options: RenderOptions) {
    self.options = options
  }

  /// Shows the screen, waits for its photos, scrolls, and writes the picture.
  ///
  /// - Throws: `CommandError` when there is no such screen or folder, the file can't be written, or
  ///   pictures in pixels can't be made on this machine.
  func run() async throws(CommandError) -> CommandOutcome {
    let picture =
      if let file = options.moment.file { try recorded(in: file) } else { try await rendered() }
    guard let output = options.output else {
      return CommandOutcome(String(decoding: picture, as: UTF8.self))
    }
    try write(picture, to: output)
    return CommandOutcome("")
  }

  /// The screen of a step of the recording in `file`.
  private func recorded(in file: String) throws(CommandError) -> Data {
    let step = try options.moment.found(in: file)
    return Data((options.format == .svg ? step.svg : step.frames).utf8)
  }

  private func rendered() async throws(CommandError) -> Data {
    let screen = try screen()
    if options.format == .png { try Fonts.install() }
    let harness = CollectionViewHarness(screen.make(), on: device)
    await harness.runUntilIdle { Gallery.isLoading }
    await scroll(harness)
    return try await picture(after: options.goes, on: harness)
  }

  private func screen() throws(CommandError) -> GalleryScreen {
    try ScreenChoice.screen(
      named: options.screen, in: Gallery.screens(options: try galleryOptions()))
  }

  private var device: Device {
    var device = Device(size: options.size, scale: options.scale)
    if options.isDark { device = device.dark }
    if options.isRightToLeft { device = device.rightToLeft }
    device.usesFonts = options.format == .png
    return device
  }

  private func galleryOptions() throws(CommandError) -> GalleryOptions {
    guard let folder = options.photos else { return GalleryOptions() }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw CommandError("--photos expects a folder, and '\(folder)' is none.") }
    return GalleryOptions(photos: .folder(folder))
  }

  /// Goes down to the place that was asked for; content that grows on the way is waited for.
  private func scroll(_ harness: CollectionViewHarness) async {
    guard options.scroll != 0 else { return }
    var passed = -CGFloat.infinity
    for _ in 0..<1000 {
      let reached = harness.scrollCollectionView(to: options.scroll)
      await harness.runUntilIdle { Gallery.isLoading }
      guard reached < options.scroll, reached > passed else { return }
      passed = reached
    }
  }

  /// Does all goes, and shows the screen then, or frames of the last go.
  private func picture(
    after goes: [[ScreenAction]], on harness: CollectionViewHarness
  ) async throws(CommandError) -> Data {
    for go in options.strip == nil ? goes : goes.dropLast() {
      for action in go { try action.run(on: harness) }
      await harness.runUntilIdle { Gallery.isLoading }
    }
    guard let count = options.strip, let go = goes.last else { return try picture(of: harness) }
    var failure: CommandError?
    let strip = harness.strip(of: count) {
      do throws(CommandError) {
        for action in go { try action.run(on: harness) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return try picture(of: strip)
  }

  private func picture(of strip: FrameStrip) throws(CommandError) -> Data {
    switch options.format {
    case .text: return Data(strip.text.utf8)
    case .svg: return Data(strip.svg(of: options.area).utf8)
    case .png:
      do {
        return try strip.png(of: options.area)?.data ?? Data()
      } catch {
        throw CommandError("\(error)")
      }
    }
  }

  private func picture(of harness: CollectionViewHarness) throws(CommandError) -> Data {
    switch options.format {
    case .text: return Data(harness.textFrames.utf8)
    case .svg: return Data(harness.svg.utf8)
    case .png:
      do {
        return try CairoHost.png(
          of: harness.surface.displayTree(), size: options.size, scale: options.scale)
      } catch {
        throw CommandError("\(error)")
      }
    }
  }

  private func write(_ picture: Data, to path: String) throws(CommandError) {
    try NamedFile(path: path).write(picture)
  }
}
