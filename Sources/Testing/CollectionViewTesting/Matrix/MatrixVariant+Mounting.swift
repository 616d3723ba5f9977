// SPDX-License-Identifier: Apache-2.0

import MullionViewTree
import UIKit

extension MatrixVariant {
  /// A function that mounts a screen on the variant's device with traits, and with services if they differ
  /// from the program's.
  typealias Mount = (Device, UITraitCollection, HostServices?) throws -> MountedScreen

  /// Shows the screen that `make` creates, and calls `body` with its harness.
  @MainActor
  func mount(
    _ make: () throws -> UIViewController, _ body: (CollectionViewHarness) throws -> Void
  ) rethrows {
    try show(
      {
        try MountedScreen(on: $0, traits: $1, services: $2, controller: make)
      }, body)
  }

  /// Shows the screen that `mount` mounts, and calls `body` with its harness.
  @MainActor
  func show(_ mount: Mount, _ body: (CollectionViewHarness) throws -> Void) rethrows {
    let traits = UITraitCollection(legibilityWeight: legibilityWeight)
    guard reducesMotion || language != nil || pseudoLanguage != nil else {
      try body(CollectionViewHarness(mount(device, traits, nil)))
      return
    }
    HarnessFonts.use(device.usesFonts)
    var environment = HostEnvironment.current
    environment.reducesMotion = reducesMotion
    if let language {
      LanguageCatcher.install()
      environment.languages = [language]
    }
    if let pseudoLanguage {
      environment.text = PseudoTextMeasurer(base: environment.text, language: pseudoLanguage)
    }
    let services = HostServices(environment: environment)
    try services.serve { try body(CollectionViewHarness(mount(device, traits, services))) }
  }
}
