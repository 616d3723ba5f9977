// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `import MapKit`: a framework of Apple's that is not on this platform.
///
/// Real files import more than they use: templates do, and what was removed later leaves its imports
/// behind. The import is left out with a warning, so that only what a file really names of the
/// framework stands against it. On Apple's platforms a framework hands on what it is made of, so
/// that UIKit, or Foundation, takes its place.
struct AbsentImport: Construct {
  static let rows = [
    ConstructRow(
      "`import MapKit`, or another of Apple’s frameworks that is not here",
      becomes: "`import UIKit`, or Foundation, whichever the framework hands on, with a warning",
      in: "AbsentImport")
  ]

  /// The module that files see through the framework.
  let substitute: String

  private let framework: String
  /// From the kind of a single declaration, if one is named, to the end of the name.
  private let range: Range<Int>

  /// An import that finds nothing; nil: the module is there, or is none of Apple's frameworks.
  init?(_ decl: ImportDeclSyntax, in configuration: ModuleConfiguration) {
    guard let framework = decl.path.first?.name.text,
      let substitute = Self.substitute(of: framework), !configuration.canImport(framework)
    else { return nil }
    self.framework = framework
    self.substitute = substitute
    let start = decl.importKindSpecifier?.range.lowerBound ?? decl.path.range.lowerBound
    range = start..<decl.path.range.upperBound
  }

  /// Whether an import names a framework that may be missing.
  static func isOne(_ decl: ImportDeclSyntax) -> Bool {
    decl.path.first.flatMap { substitute(of: $0.name.text) } != nil
  }

  /// The edit that leaves the import out.
  var edit: Edit {
    let warning =
      "there is no \(framework) on this platform; the import is left out, and nothing of it can be used"
    return Edit(range, "\(substitute);#warning(\"\(warning)\")")
  }

  /// What files see through a framework of Apple's; nil: it is none, or Swift on Linux has it.
  private static func substitute(of framework: String) -> String? {
    if aboveUIKit.contains(framework) { return "UIKit" }
    return besideUIKit.contains(framework) ? "Foundation" : nil
  }

  /// Frameworks of the iOS SDK whose interfaces have views, controllers or pictures of UIKit's.
  private static let aboveUIKit: Set<String> = [
    "AddressBookUI", "ARKit", "AuthenticationServices", "AVKit", "BusinessChat", "CarPlay",
    "ClassKit", "CloudKit", "ContactsUI", "CoreAudioKit", "CoreSpotlight", "EventKitUI",
    "FileProviderUI", "GameKit", "GLKit", "HealthKitUI", "HomeKit", "iAd", "IdentityLookupUI",
    "IntentsUI", "LinkPresentation", "MapKit", "MediaPlayer", "Messages", "MessageUI", "MetalKit",
    "NotificationCenter", "PassKit", "PDFKit", "PencilKit", "PhotosUI", "PushKit", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SceneKit", "Social", "SpriteKit",
    "StoreKit", "Twitter", "UserNotificationsUI", "VideoSubscriberAccount", "VisionKit", "WebKit",
  ]

  /// The others of the iOS SDK that Swift code imports.
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

extension AbsentImport {
  static func notePlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let decl = node.as(ImportDeclSyntax.self), isOne(decl) else { return }
    places.mark(decl.range)
  }
}
