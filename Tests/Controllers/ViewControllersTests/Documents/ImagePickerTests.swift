// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

/// Tests of user selections in an image picker, and of its delegate's calls.
@MainActor
@Suite("Image pickers")
final class ImagePickerTests {
  private final class Hearer: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var infos: [[UIImagePickerController.InfoKey: Any]] = []
    var cancelled = 0
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      infos.append(info)
      picker.presentingViewController?.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancelled += 1
      picker.presentingViewController?.dismiss(animated: true)
    }
  }

  private final class Silent: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {}

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pictures-\(UUID().uuidString)", isDirectory: true)
  private let root = UIViewController()
  private let hearer = Hearer()

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func picture() throws -> URL {
    let file = folder.appendingPathComponent("leaf.svg")
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'></svg>"
    try Data(text.utf8).write(to: file)
    return file
  }

  private func show(
    _ picker: UIImagePickerController,
    _ delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? = nil
  ) -> CollectionViewHarness {
    let harness = CollectionViewHarness(root, on: .iPhone15)
    picker.delegate = delegate ?? hearer
    root.present(picker, animated: true)
    harness.runUntilIdle()
    return harness
  }

  @Test func `a picture is chosen, and told with where a copy of it is`() throws {
    let harness = show(UIImagePickerController())
    expect(harness.fileDialog?.contentTypes, equals: [.image])
    try harness.chooseFiles([picture()])
    let info = try #require(hearer.infos.first)
    expect((info[.originalImage] as? UIImage)?.size, equals: CGSize(width: 30, height: 20))
    expect(info[.mediaType] as? String, equals: "public.image")
    expect(info[.editedImage] == nil)
    let copy = try #require(info[.imageURL] as? URL)
    let original = try picture()
    expect(copy.path != original.path)
    expect(FileManager.default.fileExists(atPath: copy.path))
    harness.runUntilIdle()
    expect(root.presentedViewController == nil && hearer.cancelled == 0)
    try? FileManager.default.removeItem(at: copy)
  }

  @Test func `the edited picture is the whole one`() throws {
    let picker = UIImagePickerController()
    picker.allowsEditing = true
    let harness = show(picker)
    try harness.chooseFiles([picture()])
    let info = try #require(hearer.infos.first)
    expect((info[.editedImage] as? UIImage) === (info[.originalImage] as? UIImage))
    expect(
      (info[.cropRect] as? CGRect ?? (info[.cropRect] as? NSValue)?.cgRectValue),
      equals: CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func `a film is told with where a copy of it is`() throws {
    let picker = UIImagePickerController()
    picker.mediaTypes = [UTType.image.identifier, UTType.movie.identifier]
    let harness = show(picker)
    let film = folder.appendingPathComponent("day.mp4")
    try Data([0]).write(to: film)
    try harness.chooseFiles([film])
    expect(hearer.infos.first?[.mediaType] as? String, equals: "public.movie")
    expect(hearer.infos.first?[.mediaURL] is URL)
  }

  @Test func `who gives up has chosen nothing, and neither has who chooses what can't be read`()
    throws
  {
    let harness = show(UIImagePickerController())
    try harness.cancelFileDialog()
    expect(hearer.cancelled == 1 && hearer.infos.isEmpty)
    let broken = folder.appendingPathComponent("broken.png")
    try Data([1, 2]).write(to: broken)
    let again = show(UIImagePickerController())
    try again.chooseFiles([broken])
    expect(hearer.cancelled == 2 && hearer.infos.isEmpty)
  }

  @Test func `without the delegate's methods the picker dismisses itself`() throws {
    let silent = Silent()
    let harness = show(UIImagePickerController(), silent)
    try harness.chooseFiles([picture()])
    harness.runUntilIdle()
    expect(root.presentedViewController == nil)
    let other = show(UIImagePickerController(), silent)
    try other.cancelFileDialog()
    other.runUntilIdle()
    expect(root.presentedViewController == nil)
  }

  @Test func `there is no camera`() {
    expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    expect(
      UIImagePickerController.availableMediaTypes(for: .photoLibrary),
      equals: [
        "public.image", "public.movie",
      ])
    expect(
      !UIImagePickerController.isCameraDeviceAvailable(.front)
        && !UIImagePickerController.isFlashAvailable(for: .rear))
    expect(UIImagePickerController.availableCaptureModes(for: .rear) == nil)
    expect(UIImagePickerController().sourceType, equals: .photoLibrary)
    let sources: [UIImagePickerController.SourceType] = [.photoLibrary, .camera, .savedPhotosAlbum]
    expect(sources.map(\.rawValue), equals: [0, 1, 2])
    let modes: [any RawRepresentable] = [
      UIImagePickerController.CameraDevice.rear, UIImagePickerController.CameraCaptureMode.video,
    ]
    expect(modes.compactMap { $0.rawValue as? Int }, equals: [0, 1])
  }
}
