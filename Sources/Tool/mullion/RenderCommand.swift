// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver
import MullionGalleryScreens

/// The command `mullion render`, which renders an image of a screen.
@MainActor
struct RenderCommand {
  private let options: RenderOptions

  init(_ options: RenderOptions) {
    self.options = options
  }

  /// Shows the screen, waits for loading, scrolls, performs the actions, and writes the image, or returns it
  /// as output if no file is given.
  ///
  /// - Throws: `CommandError` when there is no such screen or folder, the application cannot be built or
  ///   shown, the file cannot be written, or no rasterizer is available.
  func run() async throws(CommandError) -> CommandOutcome {
    let picture = try await picture()
    guard let output = options.output else {
      return CommandOutcome(String(decoding: picture, as: UTF8.self))
    }
    try NamedFile(path: output).write(picture)
    return CommandOutcome("")
  }

  private func picture() async throws(CommandError) -> Data {
    if let file = options.moment.file { return try recorded(in: file) }
    guard options.application.subject != nil else { return try await rendered() }
    let program: BuiltProgram
    do throws(BuildError) {
      program = try PlatformBuild(.current).application(options.application)
    } catch {
      throw CommandError(error.description)
    }
    return try RenderProgram(program, limit: options.timeout).picture(.application, options.order)
  }

  /// Returns the screen of a step of the recording in `file`.
  private func recorded(in file: String) throws(CommandError) -> Data {
    let step = try options.moment.found(in: file)
    return Data((options.order.format == .svg ? step.svg : step.frames).utf8)
  }

  private func rendered() async throws(CommandError) -> Data {
    if options.isInterfaceFile { try options.given.requireForInterface(options.screen) }
    let screen = options.isInterfaceFile ? nil : try screen()
    if options.order.format == .png { try Fonts.install() }
    let harness =
      if let screen { CollectionViewHarness(screen.make(), on: device) } else { try scene() }
    do throws(PictureFailure) {
      return try await options.order.picture(of: harness) { Gallery.isLoading }
    } catch {
      throw CommandError(error.description)
    }
  }

  private var device: Device {
    var device = options.order.device
    device.preferredContentSizeCategory = options.textSize
    return device
  }

  /// Returns a scene of an interface file, without any code of its application; a nib is shown in its own
  /// size.
  private func scene() throws(CommandError) -> CollectionViewHarness {
    try InterfaceFileChoice(path: options.screen, scene: options.scene)
      .harness(hasSize: options.hasSize) { device }.harness
  }

  private func screen() throws(CommandError) -> GalleryScreen {
    try ScreenChoice.screen(
      named: options.screen, in: Gallery.screens(options: try galleryOptions()))
  }

  private func galleryOptions() throws(CommandError) -> GalleryOptions {
    guard let folder = options.photos else { return GalleryOptions() }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw CommandError("--photos expects a folder, and '\(folder)' is not a folder.") }
    return GalleryOptions(photos: .folder(folder))
  }
}
