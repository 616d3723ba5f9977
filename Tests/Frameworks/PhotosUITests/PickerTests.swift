// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import PhotosUI
import Testing

/// Tests of user selections in a photo picker, and of its delegate's calls.
@MainActor
@Suite("Pickers of photos")
final class PickerTests {
  private final class Hearer: PHPickerViewControllerDelegate {
    var results: [[PHPickerResult]] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results.append(results)
      picker.dismiss(animated: true)
    }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("photos-\(UUID().uuidString)", isDirectory: true)
  private let root = UIViewController()
  private let hearer = Hearer()

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func picture(_ name: String = "leaf.svg") throws -> URL {
    let file = folder.appendingPathComponent(name)
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'></svg>"
    try Data(text.utf8).write(to: file)
    return file
  }

  private func show(_ configuration: PHPickerConfiguration) -> CollectionViewHarness {
    let harness = CollectionViewHarness(root, on: .iPhone15)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = hearer
    root.present(picker, animated: true)
    harness.runUntilIdle()
    return harness
  }

  @Test func `a picture is chosen, and its provider loads it`() async throws {
    let harness = show(PHPickerConfiguration())
    expect(harness.fileDialog?.contentTypes, equals: [.image, .movie])
    expect(harness.fileDialog?.allowsMultipleSelection, equals: false)
    try harness.chooseFiles([picture()])
    let result = try #require(hearer.results.first?.first)
    expect(hearer.results.first?.count == 1 && result.assetIdentifier == nil)
    let provider = result.itemProvider
    expect(provider.suggestedName == "leaf" && provider.canLoadObject(ofClass: UIImage.self))
    expect(provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    let size = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: UIImage.self) { object, _ in
        continuation.resume(returning: (object as? UIImage)?.size)
      }
    }
    expect(size, equals: CGSize(width: 30, height: 20))
    let bytes = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, _ in
        continuation.resume(returning: data?.count)
      }
    }
    let original = try Data(contentsOf: picture()).count
    expect(bytes, equals: original)
    harness.runUntilIdle()
    expect(root.presentedViewController == nil)
  }

  @Test func `several are chosen up to the limit, in their order`() throws {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 2
    let harness = show(configuration)
    expect(harness.fileDialog?.allowsMultipleSelection, equals: true)
    let files = try ["c.svg", "a.svg", "b.svg"].map(picture)
    try harness.chooseFiles(files)
    let results = try #require(hearer.results.first)
    expect(results.map(\.assetIdentifier), equals: [files[0].path, files[1].path])
    expect(Set(results).count == 2 && results[0] != results[1])
  }

  @Test func `any number is chosen without a limit`() throws {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 0
    let harness = show(configuration)
    try harness.chooseFiles(["a.svg", "b.svg", "c.svg"].map(picture))
    expect(hearer.results.first?.count, equals: 3)
  }

  @Test func `who gives up has chosen nothing`() throws {
    let harness = show(PHPickerConfiguration())
    try harness.cancelFileDialog()
    expect(hearer.results, equals: [[]])
  }

  @Test func `a picker without a delegate dismisses itself`() throws {
    let harness = CollectionViewHarness(root, on: .iPhone15)
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    root.present(picker, animated: false)
    harness.runUntilIdle()
    try harness.cancelFileDialog()
    harness.runUntilIdle()
    expect(root.presentedViewController == nil)
  }

  @Test func `a filter says what is shown`() {
    func types(_ filter: PHPickerFilter) -> [UTType]? {
      var configuration = PHPickerConfiguration()
      configuration.filter = filter
      let harness = show(configuration)
      defer { try? harness.cancelFileDialog() }
      return harness.fileDialog?.contentTypes
    }
    expect(types(.images), equals: [.image])
    expect(types(.videos), equals: [.movie])
    expect(types(.any(of: [.images, .videos])), equals: [.image, .movie])
    expect(types(.not(.images))?.first, equals: .movie)
    expect(types(.all(of: [.images, .not(.videos)])), equals: [.image])
    expect(PHPickerFilter.any(of: [.livePhotos]), equals: .any(of: [.livePhotos]))
  }

  @Test func `a configuration is a value`() {
    var configuration = PHPickerConfiguration()
    let other = configuration
    configuration.selectionLimit = 2
    expect(configuration != other && other.selectionLimit == 1 && other.filter == nil)
    let picker = PHPickerViewController(configuration: configuration)
    expect(picker.configuration, equals: configuration)
  }
}
