// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `import MapKit`, or an import of another framework of Apple's that is missing on this
/// platform.
///
/// Real files import more than they use: templates do, and removed code leaves its imports behind. The import
/// is removed with a warning, so that only actual uses of the framework fail to compile. On Apple's platforms
/// a framework re-exports the frameworks that it is built on, so UIKit or Foundation takes its place.
struct UnavailableImport: Construct {
  static let rows = [
    ConstructRow(
      "`import MapKit`, or another of Apple’s frameworks that is unavailable",
      becomes: "`import UIKit`, or Foundation, whichever the framework re-exports, with a warning",
      in: "UnavailableImport")
  ]

  /// The module imported in place of the framework.
  let substitute: String

  private let framework: String
  /// The range from the import kind, if there is one, to the end of the name.
  private let range: Range<Int>

  /// Creates the construct for an import, or returns `nil` if the module is available or not a framework of
  /// Apple's.
  init?(_ decl: ImportDeclSyntax, in configuration: ModuleConfiguration) {
    guard let framework = decl.path.first?.name.text,
      let substitute = Self.substitute(of: framework), !configuration.canImport(framework)
    else { return nil }
    self.framework = framework
    self.substitute = substitute
    let start = decl.importKindSpecifier?.range.lowerBound ?? decl.path.range.lowerBound
    range = start..<decl.path.range.upperBound
  }

  /// Returns whether an import names a framework that may be missing.
  static func isOne(_ decl: ImportDeclSyntax) -> Bool {
    decl.path.first.flatMap { substitute(of: $0.name.text) } != nil
  }

  /// The edit that replaces the import, with a warning.
  var edit: Edit {
    let warning =
      "there is no \(framework) on this platform; the import is removed, and none of its declarations can be used"
    return Edit(range, "\(substitute);#warning(\"\(warning)\")")
  }

  /// Returns the module that an Apple framework re-exports, or `nil` if `framework` is none that may be
  /// missing.
  private static func substitute(of framework: String) -> String? {
    if aboveUIKit.contains(framework) { return "UIKit" }
    return besideUIKit.contains(framework) ? "Foundation" : nil
  }

  /// The frameworks of the iOS SDK whose interfaces use views, controllers or images of UIKit.
  private static let aboveUIKit: Set<String> = [
    "AddressBookUI", "ARKit", "AuthenticationServices", "AVKit", "BusinessChat", "CarPlay",
    "ClassKit", "CloudKit", "ContactsUI", "CoreAudioKit", "CoreSpotlight", "EventKitUI",
    "FileProviderUI", "GameKit", "GLKit", "HealthKitUI", "HomeKit", "iAd", "IdentityLookupUI",
    "IntentsUI", "LinkPresentation", "MapKit", "MediaPlayer", "Messages", "MessageUI", "MetalKit",
    "NotificationCenter", "PassKit", "PDFKit", "PencilKit", "PhotosUI", "PushKit", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SceneKit", "Social", "SpriteKit",
    "StoreKit", "Twitter", "UserNotificationsUI", "VideoSubscriberAccount", "VisionKit", "WebKit",
  ]

  /// The other frameworks of the iOS SDK that Swift code imports.
  private static let besideUIKit: Set<String> = [
    "Accelerate", "Accounts", "ActivityKit", "AdServices", "AdSupport", "AppIntents",
    "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AudioUnit", "AVFAudio",
    "AVFoundation", "BackgroundTasks", "CallKit", "CFNetwork", "CommonCrypto", "Compression",
    "Contacts", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "DeviceCheck",
    "EventKit", "ExternalAccessory", "FileProvider", "GameController", "GameplayKit", "HealthKit",
    "IdentityLookup", "Intents", "IOSurface", "JavaScriptCore", "LocalAuthentication",
    "MediaAccessibility", "MediaToolbox", "Metal", "MetalPerformanceShaders", "MetricKit",
    "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "NaturalLanguage",
    "NearbyInteraction", "Network", "NetworkExtension", "OpenGLES", "Photos", "Security",
    "ShazamKit", "simd", "SoundAnalysis", "Speech", "SwiftData", "SystemConfiguration", "TipKit",
    "UserNotifications", "VideoToolbox", "Vision", "WatchConnectivity", "WeatherKit", "WidgetKit",
  ]
}

extension UnavailableImport {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let decl = node.as(ImportDeclSyntax.self), isOne(decl) else { return }
    places.mark(decl.range)
  }
}
