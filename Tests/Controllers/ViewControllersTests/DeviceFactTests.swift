// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
@testable import MullionViewControllers
import MullionViewTree
import Synchronization
import Testing
import UIKit

/// Tests of device and system properties, which have the values of a device without sensors.
@MainActor
struct DeviceFactTests {
  private final class Keys: UIView, UIInputViewAudioFeedback {}

  private let stage = ControllerStage()

  @Test func `nobody knows of batteries and sensors`() {
    let device = UIDevice.current
    device.isBatteryMonitoringEnabled = true
    expect(!Keys().enableInputClicksWhenVisible)
    let state: UIDevice.BatteryState = device.batteryState
    expect(device.batteryLevel == -1 && state == .unknown && device.isBatteryMonitoringEnabled)
    expect(!device.proximityState)
    let all: [UIDevice.BatteryState] = [.unknown, .unplugged, .charging, .full]
    expect(all.map(\.rawValue), equals: [0, 1, 2, 3])
  }

  @Test func `a simulator's variables name the device`() throws {
    let names = ["SIMULATOR_DEVICE_NAME": "iPad Air", "SIMULATOR_RUNTIME_VERSION": "17.0"]
    let pad = try #require(SimulatedDevice(names))
    expect(
      [pad.name, pad.model, pad.systemName, pad.systemVersion],
      equals: ["iPad Air", "iPad", "iPadOS", "17.0"])
    let phone = try #require(SimulatedDevice(["SIMULATOR_DEVICE_NAME": "iPhone 14"]))
    expect(phone.model == "iPhone" && phone.systemName == "iOS" && phone.systemVersion == nil)
    expect(SimulatedDevice([:]), equals: nil)
  }

  @Test func `a device of a test kit has one identifier always`() {
    let identifier = UIDevice.current.identifierForVendor
    expect(identifier != nil && identifier == UIDevice.current.identifierForVendor)
  }

  @Test func `a screen keeps how bright it is to be, and tells`() {
    let screen = UIScreen.main
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    screen.brightness = 0.8
    screen.brightness = 0.8
    expect(screen.brightness == 0.8 && told == 1)
    screen.brightness = 7
    expect(screen.brightness, equals: 1)
    screen.brightness = .nan
    expect(screen.brightness == 1 && !screen.isCaptured && screen.mirrored == nil)
  }

  @Test func `a program's icon stays as it is`() async {
    let application = UIApplication.shared
    expect(!application.supportsAlternateIcons && application.alternateIconName == nil)
    let code = await withCheckedContinuation { answer in
      application.setAlternateIconName("other") {
        answer.resume(returning: ($0 as? CocoaError)?.code)
      }
    }
    expect(code, equals: .featureUnsupported)
    await #expect(throws: CocoaError.self) { try await application.setAlternateIconName("other") }
  }

  @Test func `a program asks for text and the way up as older code does`() {
    expect(UIApplication.shared.preferredContentSizeCategory, equals: .large)
    expect(UIApplication.shared.isProtectedDataAvailable)
  }

  @available(*, deprecated)
  @Test func `a status bar stands as the interface does`() {
    UIApplication.shared.isNetworkActivityIndicatorVisible = true
    expect(UIApplication.shared.isNetworkActivityIndicatorVisible)
    UIApplication.shared.isNetworkActivityIndicatorVisible = false
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    expect(
      UIApplication.shared.statusBarOrientation, equals: scene?.interfaceOrientation ?? .unknown)
  }
}
