// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionInterfaceFiles

/// The scene of an interface file that a command is to show.
@MainActor
struct InterfaceFileChoice {
  let path: String
  /// The name of the scene; nil: the one that is shown first.
  let scene: String?

  /// Whether a command's subject is an interface file, by its ending.
  nonisolated static func isInterfaceFile(_ path: String) -> Bool {
    ["xib", "storyboard"].contains((path as NSString).pathExtension.lowercased())
  }

  /// The scene on a screen, made without any code of its application.
  ///
  /// - Parameters:
  ///   - hasSize: whether the device's size was asked for; else a nib is shown in its own.
  ///   - device: the screen.
  /// - Returns: The harness with the screen, which is said beside it.
  /// - Throws: `CommandError` when the file can't be read, or has no such scene.
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

  /// What a controller asks the device for while it is made is this device's.
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
      throw CommandError("'\(path)' has no scene that can be shown; mullion lint says why.")
    }
    return screen
  }

  /// The scene in words, for the title of a picture.
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
