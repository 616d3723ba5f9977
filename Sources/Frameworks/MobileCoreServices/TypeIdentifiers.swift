// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

// The identifiers of types of files, as sources from before iOS 14 name them.

/// The identifier `public.item`.
nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item"
/// The identifier `public.content`.
nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content"
/// The identifier `public.composite-content`.
nonisolated(unsafe) public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// The identifier `public.message`.
nonisolated(unsafe) public let kUTTypeMessage: CFString = "public.message"
/// The identifier `public.contact`.
nonisolated(unsafe) public let kUTTypeContact: CFString = "public.contact"
/// The identifier `public.archive`.
nonisolated(unsafe) public let kUTTypeArchive: CFString = "public.archive"
/// The identifier `public.disk-image`.
nonisolated(unsafe) public let kUTTypeDiskImage: CFString = "public.disk-image"
/// The identifier `public.data`.
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data"
/// The identifier `public.directory`.
nonisolated(unsafe) public let kUTTypeDirectory: CFString = "public.directory"
/// The identifier `public.folder`.
nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder"
/// The identifier `public.volume`.
nonisolated(unsafe) public let kUTTypeVolume: CFString = "public.volume"
/// The identifier `com.apple.package`.
nonisolated(unsafe) public let kUTTypePackage: CFString = "com.apple.package"
/// The identifier `com.apple.bundle`.
nonisolated(unsafe) public let kUTTypeBundle: CFString = "com.apple.bundle"
/// The identifier `public.symlink`.
nonisolated(unsafe) public let kUTTypeSymLink: CFString = "public.symlink"
/// The identifier `public.url`.
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url"
/// The identifier `public.file-url`.
nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url"
/// The identifier `public.bookmark`.
nonisolated(unsafe) public let kUTTypeBookmark: CFString = "public.bookmark"
/// The identifier `public.text`.
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text"
/// The identifier `public.plain-text`.
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text"
/// The identifier `public.utf8-plain-text`.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The identifier `public.utf16-plain-text`.
nonisolated(unsafe) public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// The identifier `public.delimited-values-text`.
nonisolated(unsafe) public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// The identifier `public.comma-separated-values-text`.
nonisolated(unsafe) public let kUTTypeCommaSeparatedText: CFString =
  "public.comma-separated-values-text"
/// The identifier `public.tab-separated-values-text`.
nonisolated(unsafe) public let kUTTypeTabSeparatedText: CFString =
  "public.tab-separated-values-text"
/// The identifier `public.rtf`.
nonisolated(unsafe) public let kUTTypeRTF: CFString = "public.rtf"
/// The identifier `public.html`.
nonisolated(unsafe) public let kUTTypeHTML: CFString = "public.html"
/// The identifier `public.xml`.
nonisolated(unsafe) public let kUTTypeXML: CFString = "public.xml"
/// The identifier `public.source-code`.
nonisolated(unsafe) public let kUTTypeSourceCode: CFString = "public.source-code"
/// The identifier `public.swift-source`.
nonisolated(unsafe) public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The identifier `com.netscape.javascript-source`.
nonisolated(unsafe) public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// The identifier `public.json`.
nonisolated(unsafe) public let kUTTypeJSON: CFString = "public.json"
/// The identifier `com.apple.property-list`.
nonisolated(unsafe) public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// The identifier `com.apple.xml-property-list`.
nonisolated(unsafe) public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// The identifier `com.apple.binary-property-list`.
nonisolated(unsafe) public let kUTTypeBinaryPropertyList: CFString =
  "com.apple.binary-property-list"
/// The identifier `com.adobe.pdf`.
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The identifier `com.apple.rtfd`.
nonisolated(unsafe) public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// The identifier `com.apple.flat-rtfd`.
nonisolated(unsafe) public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// The identifier `com.apple.webarchive`.
nonisolated(unsafe) public let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// The identifier `public.image`.
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image"
/// The identifier `public.jpeg`.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg"
/// The identifier `public.tiff`.
nonisolated(unsafe) public let kUTTypeTIFF: CFString = "public.tiff"
/// The identifier `com.compuserve.gif`.
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The identifier `public.png`.
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png"
/// The identifier `com.microsoft.bmp`.
nonisolated(unsafe) public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The identifier `com.microsoft.ico`.
nonisolated(unsafe) public let kUTTypeICO: CFString = "com.microsoft.ico"
/// The identifier `public.camera-raw-image`.
nonisolated(unsafe) public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// The identifier `public.svg-image`.
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// The identifier `com.apple.live-photo`.
nonisolated(unsafe) public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The identifier `public.audiovisual-content`.
nonisolated(unsafe) public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The identifier `public.movie`.
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie"
/// The identifier `public.video`.
nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video"
/// The identifier `public.audio`.
nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio"
/// The identifier `com.apple.quicktime-movie`.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The identifier `public.mpeg`.
nonisolated(unsafe) public let kUTTypeMPEG: CFString = "public.mpeg"
/// The identifier `public.mpeg-2-video`.
nonisolated(unsafe) public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// The identifier `public.mpeg-2-transport-stream`.
nonisolated(unsafe) public let kUTTypeMPEG2TransportStream: CFString =
  "public.mpeg-2-transport-stream"
/// The identifier `public.mp3`.
nonisolated(unsafe) public let kUTTypeMP3: CFString = "public.mp3"
/// The identifier `public.mpeg-4`.
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The identifier `public.mpeg-4-audio`.
nonisolated(unsafe) public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// The identifier `public.avi`.
nonisolated(unsafe) public let kUTTypeAVIMovie: CFString = "public.avi"
/// The identifier `public.aiff-audio`.
nonisolated(unsafe) public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// The identifier `com.microsoft.waveform-audio`.
nonisolated(unsafe) public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// The identifier `public.midi-audio`.
nonisolated(unsafe) public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// The identifier `public.playlist`.
nonisolated(unsafe) public let kUTTypePlaylist: CFString = "public.playlist"
/// The identifier `public.m3u-playlist`.
nonisolated(unsafe) public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
/// The identifier `org.gnu.gnu-zip-archive`.
nonisolated(unsafe) public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// The identifier `public.bzip2-archive`.
nonisolated(unsafe) public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// The identifier `public.zip-archive`.
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The identifier `public.spreadsheet`.
nonisolated(unsafe) public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// The identifier `public.presentation`.
nonisolated(unsafe) public let kUTTypePresentation: CFString = "public.presentation"
/// The identifier `public.database`.
nonisolated(unsafe) public let kUTTypeDatabase: CFString = "public.database"
/// The identifier `public.vcard`.
nonisolated(unsafe) public let kUTTypeVCard: CFString = "public.vcard"
/// The identifier `public.to-do-item`.
nonisolated(unsafe) public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// The identifier `public.calendar-event`.
nonisolated(unsafe) public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// The identifier `public.email-message`.
nonisolated(unsafe) public let kUTTypeEmailMessage: CFString = "public.email-message"
/// The identifier `com.apple.internet-location`.
nonisolated(unsafe) public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// The identifier `public.font`.
nonisolated(unsafe) public let kUTTypeFont: CFString = "public.font"
/// The identifier `com.rsa.pkcs-12`.
nonisolated(unsafe) public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// The identifier `public.x509-certificate`.
nonisolated(unsafe) public let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// The identifier `org.idpf.epub-container`.
nonisolated(unsafe) public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// The identifier `public.log`.
nonisolated(unsafe) public let kUTTypeLog: CFString = "public.log"
