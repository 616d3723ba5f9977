// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionInterfaceFiles

/// The selection of a scene of an interface file.
@MainActor
struct InterfaceFileChoice {
  let path: String
  /// The name of the scene, or `nil` for the initial one.
  let scene: String?

  /// Returns whether a command's subject is an interface file, by its extension.
  nonisolated static func isInterfaceFile(_ path: String) -> Bool {
    ["xib", "storyboard"].contains((path as NSString).pathExtension.lowercased())
  }

  /// Returns the scene on a screen, created without any code of its application.
  ///
  /// - Parameters:
  ///   - hasSize: whether a device size was specified; otherwise a nib is shown in its own size.
  ///   - device: the device.
  /// - Returns: the harness and the screen.
  /// - Throws: `CommandError` when the file cannot be read, or has no such scene.
  func harness(
    hasSize: Bool, on device: () -> Device
  ) throws(CommandError) -> (harness: CollectionViewHarness, screen: InterfaceSubject.Screen) {
    var device = device()
    var screen = try made(on: device)
    if !hasSize, let size = screen.ownSize, size != device.screen.size {
      device.screen.size = size
      screen = try made(on: device)
    }
    guard let controller = screen.controller else {
      throw CommandError("'\(path)' has no scene that can be shown.")
    }
    let harness = CollectionViewHarness(controller, on: device)
    harness.keep(screen)
    harness.layout()
    return (harness, screen)
  }

  /// Creates the scene in the scope of the device, which applies to the code that runs while a controller is
  /// created.
  private func made(on device: Device) throws(CommandError) -> InterfaceSubject.Screen {
    let result = withDevice(device) { Result { () throws(CommandError) in try made() } }
    return try result.get()
  }

  private func made() throws(CommandError) -> InterfaceSubject.Screen {
    let subject = try subject()
    guard scene.map({ subject.sceneNames.contains($0) }) ?? true else {
      let names = subject.sceneNames.joined(separator: ", ")
      throw CommandError(
        subject.isNib
          ? "--scene names a scene of a storyboard, but '\(path)' is a nib."
          : "'\(path)' has no scene '\(scene ?? "")'; there are \(names).")
    }
    guard let screen = subject.screen(scene) else {
      throw CommandError(
        "'\(path)' has no scene that can be shown; mullion lint reports the reason.")
    }
    return screen
  }

  /// The title of a drawing of the scene.
  var title: String {
    let name = (path as NSString).lastPathComponent
    return scene.map { "\(name), \($0)" } ?? name
  }

  private func subject() throws(CommandError) -> InterfaceSubject {
    try NamedFile(path: path).requireReadable("a .xib or .storyboard file")
    do {
      return try InterfaceSubject(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CommandError("\(error)")
    }
  }
}
