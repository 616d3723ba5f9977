// SPDX-License-Identifier: Apache-2.0

extension Declaration {
  static let ofSound: [Declaration] = [
    Declaration("public.audiovisual-content", ["public.data", "public.content"], [], []),
    Declaration("public.movie", ["public.audiovisual-content"], [], []),
    Declaration("public.video", ["public.movie"], [], ["video/*"]),
    Declaration("public.audio", ["public.audiovisual-content"], [], ["audio/*"]),
    Declaration("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    Declaration(
      "public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"],
      ["video/mpeg", "video/mpg"]),
    Declaration("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"]),
    Declaration("public.mpeg-2-transport-stream", ["public.movie"], ["ts"], ["video/mp2t"]),
    Declaration("public.mp3", ["public.audio"], ["mp3", "mpga"], ["audio/mpeg", "audio/mp3"]),
    Declaration("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"]),
    Declaration("public.mpeg-4-audio", ["public.audio", "public.mpeg-4"], ["mp4"], ["audio/mp4"]),
    Declaration("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"], []),
    Declaration("com.apple.protected-mpeg-4-video", ["com.apple.m4v-video"], ["m4v"], []),
    Declaration("public.avi", ["public.movie"], ["avi", "vfw"], ["video/avi", "video/x-msvideo"]),
    Declaration(
      "public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff", "audio/x-aiff"]),
    Declaration(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave", "bwf"],
      ["audio/vnd.wave", "audio/wav", "audio/x-wav"]),
    Declaration(
      "public.midi-audio", ["public.audio"], ["midi", "mid", "kar", "smf"], ["audio/midi"]),
    Declaration("public.playlist", [], [], []),
    Declaration(
      "public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"],
      ["audio/x-mpegurl", "application/x-mpegurl"]),
  ]
}
