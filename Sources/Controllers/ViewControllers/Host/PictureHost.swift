// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewTree

/// The host of a program without a display: windows are laid out once, images of them are written, and the
/// program ends.
@MainActor
final class PictureHost: ApplicationHost {
  let defaultWindowSize = CGSize(width: 390, height: 844)
  let displayScale: CGFloat = 2
  let userInterfaceStyle = UIUserInterfaceStyle.light

  private let folder: URL?
  private var windows: [UIWindow] = []

  /// Creates a host that writes images to `folder`, which need not exist, or no images for `nil`.
  init(folder: URL?) {
    self.folder = folder
  }

  func open(_ window: UIWindow) -> any WindowHost {
    windows.append(window)
    return PictureWindow()
  }

  func run(launch: () -> Void) -> Int32 {
    launch()
    windows.forEach { _ = $0.mounted?.frame(at: 0) }
    guard let folder else { return 0 }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (index, window) in windows.enumerated() {
        try write(window, as: folder.appendingPathComponent("window-\(index + 1)"))
      }
      return 0
    } catch {
      Diagnostics.report("the pictures can't be written to \(folder.path): \(error)")
      return 1
    }
  }

  private func write(_ window: UIWindow, as file: URL) throws {
    guard let surface = window.mounted else { return }
    let tree = surface.displayTree()
    let svg = SVGPainter(scale: surface.scale).svg(of: tree, size: surface.size)
    try WholeFile(file.appendingPathExtension("svg").path).write(Data(svg.utf8))
    if let pictures = surface.services.environment.pictures {
      try WholeFile(file.appendingPathExtension("png").path)
        .write(pictures.png(of: tree, size: surface.size, scale: surface.scale))
    }
  }
}
