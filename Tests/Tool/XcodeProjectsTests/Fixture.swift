// SPDX-License-Identifier: Apache-2.0

/// Projects written for the tests, in Xcode's format.
enum Fixture {
  /// An application with groups, a storyboard in two languages, a library and tests.
  static let shop = """
    P = {isa = PBXProject; attributes = { TargetAttributes = { TESTS = { TestTargetID = APP; }; }; };
      buildConfigurationList = LP; developmentRegion = de; mainGroup = G; packageReferences = ( RP, LPK, );
      projectDirPath = ""; targets = ( APP, KIT, TESTS, ); };
    G = {isa = PBXGroup; children = ( GA, GK, GT, PROD, PKG ); sourceTree = "<group>"; };
    GA /* App */ = {isa = PBXGroup; children = ( F1, F2, F3, MAIN, ASSETS, PLIST, CFG ); path = "The App"; sourceTree = "<group>"; };
    GK = {isa = PBXGroup; children = ( FK ); name = Kit; sourceTree = "<group>"; };
    GT = {isa = PBXGroup; children = ( FT ); path = Tests; sourceTree = SOURCE_ROOT; };
    PROD = {isa = PBXGroup; children = ( PAPP, PKIT ); name = Products; sourceTree = "<group>"; };
    F1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; name = "Cell.swift"; path = "../Shared/Cell.swift"; sourceTree = "<group>"; };
    F3 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
    FK = {isa = PBXFileReference; path = Kit/Price.swift; sourceTree = "<group>"; };
    FT = {isa = PBXFileReference; path = PriceTests.swift; sourceTree = "<group>"; };
    PLIST = {isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
    CFG = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
    PKG = {isa = PBXFileReference; lastKnownFileType = folder; path = Packages/Money; sourceTree = "<group>"; };
    ASSETS = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
    MAIN = {isa = PBXVariantGroup; children = ( MB, MD ); name = Main.storyboard; sourceTree = "<group>"; };
    MB = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    MD = {isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
    PAPP = {isa = PBXFileReference; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
    PKIT = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
    B3 = {isa = PBXBuildFile; fileRef = F3; }; BK = {isa = PBXBuildFile; fileRef = FK; };
    BT = {isa = PBXBuildFile; fileRef = FT; }; BM = {isa = PBXBuildFile; fileRef = MAIN; };
    BA = {isa = PBXBuildFile; fileRef = ASSETS; }; BL = {isa = PBXBuildFile; fileRef = PKIT; };
    BR = {isa = PBXBuildFile; productRef = DEP; };
    BX = {isa = PBXBuildFile; fileRef = FK; platformFilters = ( macos, ); };
    S1 = {isa = PBXSourcesBuildPhase; files = ( B1, B2, B3, BX ); };
    R1 = {isa = PBXResourcesBuildPhase; files = ( BM, BA ); };
    L1 = {isa = PBXFrameworksBuildPhase; files = ( BL, BR ); };
    SK = {isa = PBXSourcesBuildPhase; files = ( BK ); };
    ST = {isa = PBXSourcesBuildPhase; files = ( BT ); };
    APP = {isa = PBXNativeTarget; buildConfigurationList = LA; buildPhases = ( S1, R1, L1 ); dependencies = ( );
      name = Shop; packageProductDependencies = ( DEP, LOC ); productReference = PAPP;
      productType = "com.apple.product-type.application"; };
    KIT = {isa = PBXNativeTarget; buildPhases = ( SK ); name = "Price Kit"; productReference = PKIT;
      productType = "com.apple.product-type.framework"; };
    TESTS = {isa = PBXNativeTarget; buildPhases = ( ST ); dependencies = ( TD ); name = ShopTests;
      productType = "com.apple.product-type.bundle.unit-test"; };
    TD = {isa = PBXTargetDependency; target = APP; };
    DEP = {isa = XCSwiftPackageProductDependency; package = RP; productName = Images; };
    LOC = {isa = XCSwiftPackageProductDependency; package = LPK; productName = Rates; };
    RP = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/images.git";
      requirement = { kind = upToNextMajorVersion; minimumVersion = 2.0.0; }; };
    LPK = {isa = XCLocalSwiftPackageReference; relativePath = ../Rates; };
    LP = {isa = XCConfigurationList; buildConfigurations = ( CPR, CPD ); defaultConfigurationName = Release; };
    LA = {isa = XCConfigurationList; buildConfigurations = ( CAD ); defaultConfigurationName = Release; };
    CPR = {isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 4.2; }; name = Release; };
    CPD = {isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 13.0;
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; name = Debug; };
    CAD = {isa = XCBuildConfiguration; baseConfigurationReference = CFG; buildSettings = {
      "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*]" = 16.0; "IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]" = 11.0;
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = ( "$(inherited)", "FEATURE_${FLAVOUR:upper}", ); INFOPLIST_FILE = "The App/Info.plist";
      GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main; PRODUCT_NAME = "$(TARGET_NAME) One";
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
      }; name = Debug; };
    """

  /// Creates a folder with all files of ``shop``.
  static func shopFolder() throws -> ProjectFolder {
    let folder = ProjectFolder()
    try folder.writeObjects(shop)
    try folder.write(
      "#include \"More.xcconfig\"\nFLAVOUR = $(TASTE)y // sweet\n", "The App/App.xcconfig")
    try folder.write("#include? \"Own.xcconfig\"\nTASTE = lemon\n", "The App/More.xcconfig")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.$(PRODUCT_NAME:rfc1034identifier)</string>
      <key>UIAppFonts</key><array><string>$(FLAVOUR).ttf</string></array></dict></plist>
      """, "The App/Info.plist")
    try folder.write("", "Packages/Money/Package.swift")
    return folder
  }

  /// A project whose target contains a folder without a list of its files.
  static let folders = """
    P = {isa = PBXProject; mainGroup = G; targets = ( APP, EXT ); };
    G = {isa = PBXGroup; children = ( SYNC ); sourceTree = "<group>"; };
    SYNC = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( XA, XE ); explicitFolders = ( Site ); path = App; sourceTree = "<group>"; };
    XA = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Info.plist, Widgets/Widget.swift, Drafts ); target = APP; };
    XE = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Widgets/Widget.swift, ); target = EXT; };
    APP = {isa = PBXNativeTarget; buildPhases = ( ); fileSystemSynchronizedGroups = ( SYNC, ); name = App; productType = "com.apple.product-type.application"; };
    EXT = {isa = PBXNativeTarget; buildPhases = ( ); name = Ext; productType = "com.apple.product-type.app-extension"; };
    """
}
